import type { ComponentType } from "react";
import type { Tool } from "../content/vocabulary";

/**
 * What a tool reads of the page around it: its address and name, the link or the network that it treats (with its icon
 * and an example of its page), and all prices.
 */
export interface ToolPage {
  readonly path: string;
  readonly label: string;
  readonly example?: { readonly long: string } | null;
  readonly doctor?: Queries.DoctorRuleFragment | null;
  readonly icon?: string;
  readonly bio?: { readonly name: string; readonly sentence: string; readonly links: readonly string[] } | null;
  readonly pricing?: Queries.PricedPlansFragment;
}

/** What every face is given: its words of `data/outils`, and the page it stands on. */
export interface FaceProps<Words> {
  words: Words;
  page?: ToolPage;
}

/** Any face: the words that it is given are those of its own name. */
export type Face = ComponentType<FaceProps<never>>;

/** The code of each tool, one chunk each: a page that does not use it never asks for it. */
export const FACES: Record<Tool, () => Promise<{ default: Face }>> = {
  doctor: () => import(/* webpackChunkName: "tool-doctor" */ "./doctor/doctor-face"),
  utm: () => import(/* webpackChunkName: "tool-utm" */ "./utm/utm-face"),
  whatsapp: () => import(/* webpackChunkName: "tool-whatsapp" */ "./whatsapp/whatsapp-face"),
  drive: () => import(/* webpackChunkName: "tool-drive" */ "./drive/drive-face"),
  dropbox: () => import(/* webpackChunkName: "tool-dropbox" */ "./dropbox/dropbox-face"),
  "google-docs": () => import(/* webpackChunkName: "tool-google-docs" */ "./google-docs/google-docs-face"),
  youtube: () => import(/* webpackChunkName: "tool-youtube" */ "./youtube/youtube-face"),
  "google-maps": () => import(/* webpackChunkName: "tool-google-maps" */ "./google-maps/google-maps-face"),
  "google-agenda": () => import(/* webpackChunkName: "tool-google-agenda" */ "./google-agenda/google-agenda-face"),
  telegram: () => import(/* webpackChunkName: "tool-telegram" */ "./telegram/telegram-face"),
  sms: () => import(/* webpackChunkName: "tool-sms" */ "./sms/sms-face"),
  email: () => import(/* webpackChunkName: "tool-email" */ "./email/email-face"),
  redirects: () => import(/* webpackChunkName: "tool-redirects" */ "./redirects/redirects-face"),
  qr: () => import(/* webpackChunkName: "tool-qr" */ "./qr/qr-face"),
  preview: () => import(/* webpackChunkName: "tool-preview" */ "./preview/preview-face"),
  bio: () => import(/* webpackChunkName: "tool-bio" */ "./bio/bio-face"),
  plans: () => import(/* webpackChunkName: "tool-plans" */ "./plans/plans-face"),
};

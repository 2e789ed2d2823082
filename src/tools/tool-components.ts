import type { ComponentType } from "react";
import type { Tool } from "../content/vocabulary";

/**
 * What a tool reads from its page: the page's path and name, the link or network that it is about (with its icon and
 * example), and all prices.
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

/** A tool's props: its words from `data/outils`, and the page it is on. */
export interface ToolProps<Words> {
  words: Words;
  page?: ToolPage;
}

/** Any tool's component: its words are those of its own name. */
export type ToolComponent = ComponentType<ToolProps<never>>;

/** The code of each tool, one chunk each: a page without the tool never requests it. */
export const TOOL_COMPONENTS: Record<Tool, () => Promise<{ default: ToolComponent }>> = {
  doctor: () => import(/* webpackChunkName: "tool-doctor" */ "./doctor/doctor-tool"),
  utm: () => import(/* webpackChunkName: "tool-utm" */ "./utm/utm-tool"),
  whatsapp: () => import(/* webpackChunkName: "tool-whatsapp" */ "./whatsapp/whatsapp-tool"),
  drive: () => import(/* webpackChunkName: "tool-drive" */ "./drive/drive-tool"),
  dropbox: () => import(/* webpackChunkName: "tool-dropbox" */ "./dropbox/dropbox-tool"),
  "google-docs": () => import(/* webpackChunkName: "tool-google-docs" */ "./google-docs/google-docs-tool"),
  youtube: () => import(/* webpackChunkName: "tool-youtube" */ "./youtube/youtube-tool"),
  "google-maps": () => import(/* webpackChunkName: "tool-google-maps" */ "./google-maps/google-maps-tool"),
  "google-agenda": () => import(/* webpackChunkName: "tool-google-agenda" */ "./google-agenda/google-agenda-tool"),
  telegram: () => import(/* webpackChunkName: "tool-telegram" */ "./telegram/telegram-tool"),
  sms: () => import(/* webpackChunkName: "tool-sms" */ "./sms/sms-tool"),
  email: () => import(/* webpackChunkName: "tool-email" */ "./email/email-tool"),
  redirects: () => import(/* webpackChunkName: "tool-redirects" */ "./redirects/redirects-tool"),
  qr: () => import(/* webpackChunkName: "tool-qr" */ "./qr/qr-tool"),
  preview: () => import(/* webpackChunkName: "tool-preview" */ "./preview/preview-tool"),
  bio: () => import(/* webpackChunkName: "tool-bio" */ "./bio/bio-tool"),
  plans: () => import(/* webpackChunkName: "tool-plans" */ "./plans/plans-tool"),
};

import type { Problem } from "../content/problem";

/** The development server's answer to a browser about the writers' folder. */
export interface ContentStatus {
  problems: Pick<Problem, "file" | "line" | "field" | "message" | "remedy" | "editorial">[];
  /** The files whose last good text is still shown. */
  heldBack: string[];
  /**
   * Whether the address that the browser shows has a page or leads to one; missing until the page to show next is
   * written.
   */
  isPage?: boolean;
}

/** The address of this answer; only `npm run develop` serves it. */
export const STATUS_ADDRESS = "/__redaction";

import type { Problem } from "../content/problem";

/** What a browser asks the development server about the writers' folder. */
export interface ContentStatus {
  problems: Pick<Problem, "file" | "line" | "field" | "message" | "remedy" | "editorial">[];
  /** The files whose last good text is still shown. */
  heldBack: string[];
  /**
   * Whether the address that the browser shows has a page or leads to one; missing until what it shows next is written.
   */
  isPage?: boolean;
}

/** Where it asks; only `npm run develop` answers. */
export const STATUS_ADDRESS = "/__redaction";

import type { Icon } from "../../content/vocabulary";
import type { PaletteName } from "../../design/palette";

/** What the right half of a picture shows. */
export type Drawing =
  | { kind: "link"; long: string; domain: string; slug: string }
  /** The dark modules as lines to be stroked, one module wide. */
  | { kind: "code"; path: string; size: number }
  | { kind: "phone"; name: string; links: readonly string[] }
  | { kind: "mark" };

/** Everything that a page's picture is made of: the same values give the same picture. */
export interface Picture {
  brand: string;
  /** The page's family, above its title. */
  eyebrow: string;
  title: string;
  colour: PaletteName;
  icon: Icon;
  drawing: Drawing;
}

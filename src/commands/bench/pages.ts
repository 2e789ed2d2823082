import { readdirSync } from "node:fs";
import path from "node:path";
import { canonicalAddress } from "../../content/links/addresses";
import { DATA_FOLDER } from "../../content/files/project-folders";
import type { Family } from "../../content/vocabulary";

/** A page to weigh: one of each kind. */
export interface WeighedPage {
  /** As the tables name it. */
  kind: "landing" | "network" | "QR code" | "variant" | "blog";
  address: string;
}

/** The heaviest page of a family represents it: a limit that holds for that page holds for the lighter ones. */
function heaviest(family: Family, weigh: (address: string) => number): string {
  return readdirSync(path.join(DATA_FOLDER, family))
    .filter((name) => name.endsWith(".json"))
    .map((name) => canonicalAddress(family, path.basename(name, ".json")))
    .filter((address) => address !== `/${family}`)
    .reduce((one, other) => (weigh(other) > weigh(one) ? other : one));
}

/**
 * The five pages of the benchmark.
 * @param weigh bytes of the page at an address
 */
export const weighedPages = (weigh: (address: string) => number): WeighedPage[] => [
  { kind: "landing", address: "/" },
  { kind: "network", address: heaviest("lien-en-bio", weigh) },
  { kind: "QR code", address: heaviest("qrcode", weigh) },
  { kind: "variant", address: heaviest("raccourcir-lien", weigh) },
  { kind: "blog", address: "/blog" },
];

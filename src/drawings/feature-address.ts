import type { Offering } from "../content/vocabulary";
import type { schemes } from "../design/schemes";

/** Where the picture of an offering stands on the site, in each colour scheme. */
export const featureAddress = (offering: Offering, scheme: keyof typeof schemes) =>
  `/drawings/${offering}${scheme === "dark" ? "-dark" : ""}.svg`;

import type { Offering } from "../content/vocabulary";
import type { Scheme } from "../design/schemes";

/** Where the picture of an offering stands on the site, in each colour scheme. */
export const featureAddress = (offering: Offering, scheme: Scheme) =>
  `/drawings/${offering}${scheme === "dark" ? "-dark" : ""}.svg`;

import type { Offering } from "../content/vocabulary";
import type { Scheme } from "../design/schemes";

/** The path of an offering's picture in a colour scheme. */
export const featureAddress = (offering: Offering, scheme: Scheme) =>
  `/drawings/${offering}${scheme === "dark" ? "-dark" : ""}.svg`;

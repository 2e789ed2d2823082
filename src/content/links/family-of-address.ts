import { FAMILIES, type Family } from "../vocabulary";

/** The family to which a path belongs, whether or not a page is there; the bare `/qrcode` belongs to one too. */
export const familyOfAddress = (path: string): Family | undefined =>
  FAMILIES.find((name) => `${path}/`.startsWith(`/${name}/`));

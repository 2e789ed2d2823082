import { QUIET_ZONE } from "./quiet-zone";

/* The technical names that a tool's content and its code in the browser share. */

/** What a QR code can hold, and the fields that each kind asks for. */
export const QR_FIELDS = {
  link: ["url"],
  vcard: ["first", "last", "company", "role", "phone", "email", "website"],
  review: ["place"],
  wifi: ["network", "security", "password", "hidden"],
  text: ["text"],
} as const;
export type QrKind = keyof typeof QR_FIELDS;

/** The values of the security choice in the QR code; "nopass" is an open network. */
export const WIFI_SECURITY = ["WPA", "WEP", "nopass"] as const;

/** How much damage a code survives: about 7, 15, 25 and 30 % of it. */
export const QR_LEVELS = ["L", "M", "Q", "H"] as const;
export type QrLevel = (typeof QR_LEVELS)[number];

/** The default values of the studio's lists: each list must contain its own. */
export const QR_DEFAULTS = { level: "M", quiet: `${QUIET_ZONE}`, size: "50" } as const;

/** The quiet zones, in modules, and the printed sides, in millimetres, that the studio draws. */
export const QR_MARGINS = { least: 2, most: 10 } as const;
/** At 300 dpi, the picture of a larger one would not fit a phone's memory. */
export const QR_SIDES = { least: 10, most: 300 } as const;

/** The ways to travel, in the order of their numbers in the address bar of Google Maps, `!3e2`. */
export const TRAVEL_MODES = ["driving", "bicycling", "walking", "transit"] as const;

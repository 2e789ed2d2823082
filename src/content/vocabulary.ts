/** The fixed lists that content entries choose from. */

/** Every icon that an entry may name; `src/ui/icon-paths.ts` draws each of them. */
export const ICONS = [
  "chain",
  "link",
  "scissors",
  "preview",
  "route",
  "chart",
  "bio",
  "variables",
  "video",
  "domain",
  "folder",
  "qr",
  "api",
  "globe",
  "device",
  "store",
  "shield",
  "clock",
  "euro",
  "star",
  "check",
  "people",
  "card",
  "print",
  "browser",
  "palette",
  "mail",
  "sms",
  "phone",
  "calendar",
  "camera",
  "map",
  "form",
  "sheet",
  "doc",
  "slides",
  "pdf",
  "image",
  "text",
  "key",
  "lock",
  "france",
  "support",
  "file",
  "cloud",
  "cart",
  "book",
  "pen",
  "play",
  "chat",
  "instagram",
  "tiktok",
  "linkedin",
  "youtube",
  "twitter",
  "twitch",
  "facebook",
  "whatsapp",
  "discord",
  "zoom",
  "pinterest",
  "snapchat",
  "telegram",
  "spotify",
  "google",
  "google-maps",
  "google-drive",
  "dropbox",
  "notion",
  "canva",
] as const;

/** Every subject colour that an entry may name; `src/design` gives each its shades in both colour schemes. */
export const PALETTES = [
  "outremer",
  "mimosa",
  "ardoise",
  "instagram",
  "tiktok",
  "linkedin",
  "youtube",
  "twitter",
  "twitch",
  "facebook",
  "whatsapp",
  "discord",
  "zoom",
  "pinterest",
  "snapchat",
  "telegram",
  "spotify",
  "google",
  "microsoft",
  "dropbox",
  "amazon",
  "canva",
] as const;

/** The groups of shortening pages, in the order of the hub. */
export const VARIANT_GROUPS = ["general", "google", "social", "services", "files", "compliance", "guides"] as const;

/** The eleven offerings of section 1 of the specification. */
export const OFFERINGS = [
  "shortening",
  "previews",
  "redirects",
  "statistics",
  "bio",
  "variables",
  "views",
  "domains",
  "folders",
  "qr",
  "api",
] as const;

/**
 * The families of pages that are generated from one file each: the folder of `data/` is the first part of the address.
 */
export const FAMILIES = ["lien-en-bio", "qrcode", "raccourcir-lien"] as const;

/** The tools that a page may offer; each has its folder in `src/tools` and its words in `data/outils`. */
export const PAGE_TOOLS = [
  "doctor",
  "qr",
  "utm",
  "whatsapp",
  "drive",
  "dropbox",
  "google-docs",
  "youtube",
  "google-maps",
  "google-agenda",
  "telegram",
  "sms",
  "email",
  "preview",
  "redirects",
  "bio",
] as const;

/** The kinds of field that a tool's file may name; `src/ui/field.tsx` draws each. */
export const FIELD_KINDS = ["text", "code", "email", "url", "tel", "textarea", "datetime", "select"] as const;

export type Icon = (typeof ICONS)[number];
export type Palette = (typeof PALETTES)[number];
export type Offering = (typeof OFFERINGS)[number];
export type Family = (typeof FAMILIES)[number];
/** The choice of a plan (`plans`) needs the prices: it only appears below them. */
export type Tool = (typeof PAGE_TOOLS)[number] | "plans";

/** What the site keeps on a visitor's device once the tab is closed; the privacy panel explains each. */
export const KEPT_NAMES = ["visitor_id", "campaign", "super_properties", "analytics_dnt", "referral_code"] as const;

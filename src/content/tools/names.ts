import type { Tool } from "../vocabulary";

/** The technical names that a tool's content must have, each once: its code uses them. */
interface ToolNames {
  /** What the tool asks for; absent if its shape has fields of its own. */
  inputs?: readonly string[];
  /** The links that it makes. */
  results?: readonly string[];
  /** The codes of its messages. */
  messages: readonly string[];
}

/**
 * The technical names of each tool: its file in `data/outils` is checked against them, and the types of its code in
 * `src/tools` come from them. Only for the build: the browser's own are in `terms.ts`.
 */
export const TOOL_NAMES = {
  doctor: {
    messages: [
      "not-a-link",
      "unsafe",
      "not-web",
      "spaces",
      "wrapped",
      "sign-in",
      "in-text",
      "local",
      "disguised",
      "password",
      "secret",
      "invisible",
      "http",
      "address-number",
      "foreign-letters",
      "already-short",
      "signed",
      "kept",
      "dropped",
      "campaign",
      "personal",
      "breaks",
      "cut-short",
      "misplaced",
      "encoded-twice",
      "empty-preview",
      "long",
      "very-long",
    ],
  },
  utm: {
    inputs: ["link", "source", "medium", "campaign", "content", "term"],
    messages: [
      "link-missing",
      "not-a-link",
      "missing",
      "case",
      "space",
      "accent",
      "signs",
      "several",
      "letters",
      "personal",
      "long",
      "same",
      "duplicate",
      "carries",
      "signed",
    ],
  },
  whatsapp: {
    inputs: ["number", "text"],
    results: ["chat", "share"],
    messages: [
      "number-missing",
      "number-letters",
      "number-short",
      "number-long",
      "no-number-in-link",
      "french",
      "overseas",
      "whole",
      "no-number",
      "no-message",
      "left-out",
      "too-long",
    ],
  },
  drive: {
    inputs: ["link"],
    results: ["download", "view", "preview", "folder"],
    messages: [
      "not-a-link",
      "not-drive",
      "is-a-document",
      "no-id",
      "no-folder-download",
      "may-be-no-file",
      "must-be-public",
      "large-file",
      "key",
    ],
  },
  dropbox: {
    inputs: ["link"],
    results: ["download", "page", "raw"],
    messages: [
      "not-a-link",
      "not-dropbox",
      "not-shared",
      "elsewhere",
      "transfer",
      "temporary",
      "no-key",
      "key",
      "folder-zip",
    ],
  },
  "google-docs": {
    inputs: ["link"],
    results: ["copy", "preview", "pdf", "docx", "xlsx", "csv", "present", "pptx", "slides-pdf", "png", "svg"],
    messages: [
      "not-a-link",
      "not-docs",
      "is-a-form",
      "is-published",
      "other-kind",
      "no-id",
      "must-be-readable",
      "tab",
      "first-tab",
      "slide",
    ],
  },
  youtube: {
    inputs: ["link", "start"],
    results: ["short", "watch", "embed", "file"],
    messages: [
      "not-a-link",
      "not-a-moment",
      "no-video",
      "not-a-video",
      "shorts",
      "list-dropped",
      "starts-at",
      "media-fragment",
    ],
  },
  "google-maps": {
    inputs: ["place", "origin", "mode"],
    results: ["search", "directions"],
    messages: [
      "place-missing",
      "not-a-place",
      "short-link",
      "too-long",
      "from-here",
      "read-from-link",
      "stops",
      "stops-transit",
      "stops-many",
      "vague",
    ],
  },
  "google-agenda": {
    inputs: ["title", "start", "end", "place", "details", "zone"],
    results: ["event"],
    messages: [
      "title-missing",
      "not-a-date",
      "ends-too-soon",
      "one-hour",
      "zone",
      "several-days",
      "too-long",
      "length",
    ],
  },
  telegram: {
    inputs: ["name", "start"],
    results: ["chat", "post", "domain", "app", "invite"],
    messages: [
      "name-missing",
      "not-a-name",
      "reserved",
      "number-short",
      "number-long",
      "french",
      "overseas",
      "whole",
      "start-long",
      "start-signs",
      "start-needs-bot",
      "start-length",
      "invite-limits",
      "members-only",
      "left-out",
    ],
  },
  sms: {
    inputs: ["number", "text"],
    results: ["message"],
    messages: [
      "nothing",
      "no-number-in-link",
      "number-letters",
      "number-short",
      "number-long",
      "one-segment",
      "segments",
      "gsm-7",
      "ucs-2",
      "outsiders",
      "no-break-space",
      "french",
      "overseas",
      "whole",
      "short-number",
      "no-number",
      "left-out",
    ],
  },
  email: {
    inputs: ["to", "copy", "subject", "body"],
    results: ["message"],
    messages: ["nothing", "not-an-address", "length", "too-long", "no-recipient", "no-subject", "left-out"],
  },
  redirects: {
    messages: [],
  },
  qr: {
    messages: [
      "empty",
      "link",
      "point",
      "scheme",
      "spaces",
      "place",
      "email",
      "phone",
      "network",
      "password",
      "too-long",
      "edge-space",
      "profile",
      "contrast-excellent",
      "contrast-good",
      "contrast-weak",
      "contrast-unreadable",
      "contrast-inverted",
      "distance",
      "size-good",
      "size-small",
      "modules-fine",
      "quiet-thin",
      "logo-room",
      "logo-grown",
    ],
  },
  preview: {
    inputs: ["link", "title", "description", "image"],
    messages: [
      "fits",
      "title-cut",
      "titles-cut",
      "descriptions-cut",
      "description-cut",
      "description-hidden",
      "no-title",
      "no-link",
      "image-none",
      "image-not-absolute",
      "image-not-web",
      "image-insecure",
      "image-private",
      "image-format",
      "image-page",
      "image-good",
    ],
  },
  bio: {
    messages: ["no-name", "no-link", "cut", "long-link", "same-link", "good"],
  },
  plans: {
    messages: ["below", "past", "past-last", "coming"],
  },
} as const satisfies Record<Tool, ToolNames>;

/** The codes of a tool's messages. */
export type MessageCode<Name extends Tool> = (typeof TOOL_NAMES)[Name]["messages"][number];

/** The tools that turn fields into links. */
export type Converter = {
  [Name in Tool]: (typeof TOOL_NAMES)[Name] extends { results: readonly string[] } ? Name : never;
}[Tool];

/** The codes of the links that a converter makes. */
export type ResultCode<Name extends Converter> = (typeof TOOL_NAMES)[Name]["results"][number];

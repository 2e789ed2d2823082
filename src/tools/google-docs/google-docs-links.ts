import type { ResultCode } from "../../content/tools/names";
import { isUnder } from "../reading/address";
import { readTarget } from "../reading/unwrap";
import { type ConvertOf, type MadeLink, type NoteOf, stop } from "../conversion";
import { GOOGLE_FILE_ID, withoutAccount } from "../reading/google-file";

type Kind = "document" | "spreadsheets" | "presentation" | "drawings";

/** What can follow the id of a document, by its kind. */
const ENDINGS: Record<Kind, readonly [code: ResultCode<"google-docs">, ending: string][]> = {
  document: [
    ["copy", "copy"],
    ["preview", "preview"],
    ["pdf", "export?format=pdf"],
    ["docx", "export?format=docx"],
  ],
  spreadsheets: [
    ["copy", "copy"],
    ["preview", "preview"],
    ["xlsx", "export?format=xlsx"],
    ["csv", "export?format=csv"],
    ["pdf", "export?format=pdf"],
  ],
  presentation: [
    ["present", "present"],
    ["copy", "copy"],
    ["pptx", "export/pptx"],
    ["slides-pdf", "export/pdf"],
  ],
  drawings: [
    ["copy", "copy"],
    ["preview", "preview"],
    ["png", "export/png"],
    ["svg", "export/svg"],
    ["pdf", "export/pdf"],
  ],
};

/** What a link may lead to in a document of its kind: the parameter, its form, and the results that keep it. */
const PLACES: Partial<Record<Kind, readonly [name: string, form: RegExp, keepers: ResultCode<"google-docs">[]]>> = {
  // `t.0`, the first tab, is in nearly every copied link.
  document: ["tab", /^t\.(?!0$)[\w-]{1,80}$/, ["preview", "pdf"]],
  spreadsheets: ["gid", /^\d{1,20}$/, ["preview", "csv", "pdf"]],
  presentation: ["slide", /^id\.[\w.-]{1,80}$/, ["present"]],
};

/**
 * Turns the link of a Google document, sheet, presentation or drawing into links that copy, read, export and present.
 * @param values `link`, in any of its forms
 * @returns the links of its kind; its tab (`gid`, `tab`), its `slide` and its `resourcekey` are kept where they
 *   have an effect
 */
export const googleDocsLinks: ConvertOf<"google-docs"> = (values) => {
  const url = readTarget(values["link"] ?? "");
  if (!url) return stop("link", "not-a-link");
  if (!isUnder(url.hostname, "docs.google.com")) return stop("link", "not-docs");
  const pathname = withoutAccount(url);
  const path = /^\/(\w+)\/d\/(e\/)?([\w-]+)/.exec(pathname);
  const [, kind = "", published, id = ""] = path ?? [];
  if (pathname.startsWith("/forms/")) return stop("link", "is-a-form");
  if (!path) return stop("link", "no-id");
  if (!Object.hasOwn(ENDINGS, kind)) return stop("link", "other-kind");
  if (published) return stop("link", "is-published");
  if (!GOOGLE_FILE_ID.test(id)) return stop("link", "no-id");
  const [name = "", form = /./, keepers = []] = PLACES[kind as Kind] ?? [];
  const place = name && placeIn(url, name, form);
  const fill = { mot: `${name}=${place}` };
  const key = url.searchParams.get("resourcekey");

  const links = ENDINGS[kind as Kind].map(([code, ending]): MadeLink<ResultCode<"google-docs">> => {
    const made = new URL(`https://docs.google.com/${kind}/d/${id}/${ending}`);
    if (place && keepers.includes(code)) made.searchParams.set(name, place);
    // Google's own links name the sheet in both parts.
    if (place && name === "gid" && code === "preview") made.hash = fill.mot;
    if (key) made.searchParams.set("resourcekey", key);
    return { code, url: made.href };
  });
  const notes: NoteOf<"google-docs">[] = [
    { code: "must-be-readable", level: "warning" },
    ...(place ? [{ code: name === "slide" ? "slide" : "tab", level: "info", fill } as const] : []),
    ...(kind === "spreadsheets" && !place ? [{ code: "first-tab", level: "info" } as const] : []),
  ];
  return { links, notes };
};

/** The tab or slide that a URL leads to, from its query or fragment; empty if there is none. */
function placeIn({ searchParams, hash }: URL, name: string, form: RegExp): string {
  const place = searchParams.get(name) ?? new URLSearchParams(hash.slice(1)).get(name) ?? "";
  return form.test(place) ? place : "";
}

import { readPairs, withPairs } from "../reading/address";
import { readTarget } from "../reading/unwrap";
import { type ConvertOf, type NoteOf, stop } from "../conversion";
import { dropboxHost } from "./dropbox-host";

const FOLDER = /^\/(scl\/fo|sh)\//;
/**
 * After the folder's id and key. An extension has a letter, unlike the end of `v1.2`, and is in one case or well known,
 * unlike that of `St.Paul`.
 */
const FILE_IN_FOLDER =
  /^\/(scl\/fo|sh)\/[^/]+\/[^/]+\/.*\.(?=\w*[A-Za-z])(?:[a-z\d]{1,8}|[A-Z\d]{1,8}|Jpe?g|Png|Pdf|Docx?|Xlsx?|Pptx?|Mp[34]|M4a|Zip)$/;

/**
 * Turns a Dropbox link into links that show and download. All parameters but `dl` and `raw` stay: `rlkey` grants
 * access.
 * @param values `link`, also on `dl.dropboxusercontent.com` or `dl.dropbox.com`, which serve only files
 * @returns `download` (`dl=1`), `page` (`dl=0`) and, for a file, `raw` (`raw=1`)
 */
export const dropboxLinks: ConvertOf<"dropbox"> = (values) => {
  const url = readTarget(values["link"] ?? "");
  if (!url) return stop("link", "not-a-link");
  const host = dropboxHost(url.hostname);
  if (host === "file") url.hostname = "www.dropbox.com";
  if (!host) return stop("link", "not-dropbox");
  if (url.pathname.startsWith("/cd/")) return stop("link", "temporary");
  if (/^\/(t|transfer)\//.test(url.pathname)) return stop("link", "transfer");
  if (/^\/(home|work|personal|preview)\b/.test(url.pathname)) return stop("link", "not-shared");
  if (!/^\/(scl|s|sh|l)\//.test(url.pathname)) return stop("link", "elsewhere");
  url.protocol = "https:";
  url.hash = "";
  // The end of a sentence is no part of a key.
  url.search = url.search.replace(/[.,;:!?)]{1,9}$/, "");
  const kept = readPairs(url.search).filter(({ name }) => name !== "dl" && name !== "raw");
  const withParameter = (pair: string) => withPairs(url, [...kept, ...readPairs(pair)]);
  const isFolder = FOLDER.test(url.pathname) && !FILE_IN_FOLDER.test(url.pathname);
  const needsKey = url.pathname.startsWith("/scl/");
  const notes: NoteOf<"dropbox">[] = [
    ...(needsKey && !url.searchParams.get("rlkey") ? [{ code: "no-key", level: "warning" } as const] : []),
    ...(url.searchParams.get("rlkey") ? [{ code: "key", level: "info" } as const] : []),
    ...(isFolder ? [{ code: "folder-zip", level: "info" } as const] : []),
  ];
  return {
    links: [
      { code: "download", url: withParameter("dl=1") },
      { code: "page", url: withParameter("dl=0") },
      ...(isFolder ? [] : [{ code: "raw", url: withParameter("raw=1") } as const]),
    ],
    notes,
  };
};

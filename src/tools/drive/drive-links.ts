import { isUnder } from "../reading/address";
import { readTarget } from "../reading/unwrap";
import { type ConvertOf, stop } from "../conversion";
import { GOOGLE_FILE_ID, withoutAccount } from "../reading/google-file";

/**
 * Turns a Google Drive link into links that show and download.
 * @param values `link`: `/file/d/…`, `open?id=`, `uc?id=`, `/drive/folders/…` or `embeddedfolderview?id=`
 * @returns `view`, `download` and `preview` for a file, only `folder` for a folder; a `resourcekey` is kept
 */
export const driveLinks: ConvertOf<"drive"> = (values) => {
  const url = readTarget(values["link"] ?? "");
  if (!url) return stop("link", "not-a-link");
  const isDocs = isUnder(url.hostname, "docs.google.com");
  const pathname = withoutAccount(url);
  // Nothing converts a form or a published document.
  if (isDocs && /^\/(document|spreadsheets|presentation|drawings)\/(?!d\/e\/)/.test(pathname)) {
    return stop("link", "is-a-document");
  }
  // Old file URLs on the host of documents still lead to the files.
  const isFile = isDocs && /^\/(uc$|open$|file\/)/.test(pathname);
  const isDrive = ["drive.google.com", "drive.usercontent.google.com"].some((host) => isUnder(url.hostname, host));
  if (!isDrive && !isFile) return stop("link", "not-drive");
  const key = url.searchParams.get("resourcekey");
  const withKey = (address: string) => {
    const made = new URL(address);
    if (key) made.searchParams.set("resourcekey", key);
    return made.href;
  };
  const keyNote = key ? [{ code: "key", level: "info" } as const] : [];
  // What follows an id is the end of a sentence, or a parameter after the wrong separator.
  const inQuery = /^[\w-]+/.exec(url.searchParams.get("id") ?? "")?.[0];
  const folder = /\/(?:embedded)?folderview$/.test(url.pathname)
    ? inQuery
    : /\/folders\/([\w-]+)/.exec(url.pathname)?.[1];
  if (folder && GOOGLE_FILE_ID.test(folder)) {
    const links = [{ code: "folder", url: withKey(`https://drive.google.com/drive/folders/${folder}`) } as const];
    return { links, notes: [{ code: "no-folder-download", level: "warning" }, ...keyNote] };
  }
  const id = /\/file\/d\/([\w-]+)/.exec(pathname)?.[1] ?? inQuery;
  if (!id || !GOOGLE_FILE_ID.test(id)) return stop("link", "no-id");
  return {
    links: [
      { code: "download", url: withKey(`https://drive.google.com/uc?export=download&id=${id}`) },
      { code: "view", url: withKey(`https://drive.google.com/file/d/${id}/view`) },
      { code: "preview", url: withKey(`https://drive.google.com/file/d/${id}/preview`) },
    ],
    notes: [
      ...(pathname === "/open" ? [{ code: "may-be-no-file", level: "warning" } as const] : []),
      { code: "must-be-public", level: "warning" },
      { code: "large-file", level: "info" },
      ...keyNote,
    ],
  };
};

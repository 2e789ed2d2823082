import { isUnder } from "../reading/address";

/** What a Dropbox host serves: only files, or pages about them; undefined for any other host. */
export function dropboxHost(host: string): "file" | "page" | undefined {
  if (/(^|\.)dl\.dropbox(usercontent)?\.com$/.test(host)) return "file";
  return isUnder(host, "dropbox.com") ? "page" : undefined;
}

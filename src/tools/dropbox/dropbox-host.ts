import { isUnder } from "../reading/address";

/** What a host of Dropbox's sends: files alone, or a page about them; undefined for any other host. */
export function dropboxHost(host: string): "file" | "page" | undefined {
  if (/(^|\.)dl\.dropbox(usercontent)?\.com$/.test(host)) return "file";
  return isUnder(host, "dropbox.com") ? "page" : undefined;
}

/** A file's name without its folder and its extensions, whatever their case. */
export const baseOf = (path: string) =>
  path.replace(/^(?:.*\/)?\.*/, "").replace(/(?:[.,;]json[cl5]?|\.jsn|\.txt|\.rtf|\.md|\.ya?ml|\.icloud)+~?$/i, "");

/** The folder of a path; empty where it has none. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** What editors and systems leave behind, and what is no text: no name would make content of it. */
const NO_CONTENT =
  /~$|^\._|^#.*#$|^\.#|^(?:read-?me|lisez-?moi|notes?|todo|à[ _-]faire)(?:\.(?:md|txt|rtf))*$|^(?:\.ds_store|thumbs\.db|desktop\.ini)$|\.(?:bak|orig|old|tmp|swp|avif|gif|heic|ico|jpe?g|png|svg|webp|mp[34]|mov|pdf|docx?|odt|xlsx?|ods|csv|html?|zip)$/i;

/** Whether a file can be no text of the site, whatever its name: what is in it does not matter. */
export const isNoContent = (path: string) => NO_CONTENT.test(path.split("/").at(-1)!);

/** What file managers add to the name of a copy, and shared folders to that of a version that they could not merge. */
export const COPY =
  /^cop(?:ie|y)(?: \(\d+\))? (?:de|of) |(?:[ _-]+cop(?:ie|y)(?: ?\(?\d+\)?)?| ?\(\d+\)| ?\([^()]*confli[^()]*\)|\.sync-conflict-[\w-]+)$/i;
/** What Macs and OneDrive add: it may be a page of its own, unless the one that it seems to copy is there. */
export const PERHAPS_COPY = / \d+$|-(?:DESKTOP|LAPTOP|PC|SURFACE|WIN|I?MAC(?:BOOK)?|i?Mac(?:[Bb]ook)?)-[\w-]+$/;

/** The name of what a file would be a copy of. */
export const withoutCopyMark = (base: string) => base.replace(COPY, "").replace(PERHAPS_COPY, "");

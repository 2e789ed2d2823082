/** A file's name without its folder and its extensions, whatever their case. */
export const baseOf = (path: string) =>
  path.replace(/^(?:.*\/)?\.*/, "").replace(/(?:[.,;]json[cl5]?|\.jsn|\.txt|\.rtf|\.md|\.ya?ml|\.icloud)+~?$/i, "");

/** The folder of a path; empty if it has none. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** Leftovers of editors and systems, and files that are not text: renaming cannot make content of them. */
const NO_CONTENT = [
  /~$|^~\$|^\._|^#.*#$|^\.#|\.(?:bak|orig|old|tmp|swp|part|crdownload|download)$/i,
  /^(?:\.ds_store|(?:eh)?thumbs\.db|desktop\.ini|icon\r)$|\.(?:lnk|url|webloc)$/i,
  /^(?:read-?me|lisez-?moi|notes?|todo|à[ _-]faire)(?:\.(?:md|txt|rtf))*$/i,
  /\.(?:avif|bmp|gif|heic|ico|jfif|jpe?g|png|svg|tiff?|webp|ai|eps|psd|sketch|mp[34]|mov|wav|webm)$/i,
  /\.(?:pdf|docx?|odt|pages|xlsx?|ods|numbers|csv|pptx?|odp|key|html?|epub|zip|rar|7z)$/i,
];

/** Whether a file cannot be content, even under another name; its text does not matter. */
export const isNoContent = (path: string) => {
  const name = path.split("/").at(-1)!;
  return NO_CONTENT.some((kind) => kind.test(name));
};

/** What file managers add to the name of a copy, and shared folders to that of a version that they could not merge. */
export const COPY =
  /^cop(?:ie|y)(?: \(\d+\))? (?:de|of) |(?:[ _-]+cop(?:ie|y)(?: ?\(?\d+\)?)?| ?\((?:autre |another )?(?:\d+\p{L}* )?cop(?:ie|y)(?: \d+)?\)| ?\(\d+\)| ?\([^()]*confli[^()]*\)|\.sync-conflict-[\w-]+)$/iu;
/** What macOS and OneDrive add: the file may be a page of its own, unless the one that it seems to copy exists. */
export const PERHAPS_COPY = / \d+$|-(?:DESKTOP|LAPTOP|PC|SURFACE|WIN|I?MAC(?:BOOK)?|i?Mac(?:[Bb]ook)?)-[\w-]+$/;

/** The name of the file that a file seems to copy. */
export const withoutCopyMark = (base: string) => base.replace(COPY, "").replace(PERHAPS_COPY, "");

/** The id of a Google file or folder, as in the URLs of Drive and Docs. */
export const GOOGLE_FILE_ID = /^[\w-]{10,128}$/;

/** The path of a Google URL, without the account that it may name: `/a/ecole.fr/…`, `/document/u/0/…`. */
export const withoutAccount = ({ pathname }: URL): string => pathname.replace(/^\/a\/[^/]+(?=\/)|\/u\/\d+(?=\/)/g, "");

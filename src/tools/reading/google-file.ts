/** The id of a file or a folder of Google's, as the addresses of Drive and of Docs hold it. */
export const GOOGLE_FILE_ID = /^[\w-]{10,128}$/;

/** The path of an address of Google's, without the account that it may name: `/a/ecole.fr/…`, `/document/u/0/…`. */
export const withoutAccount = ({ pathname }: URL): string => pathname.replace(/^\/a\/[^/]+(?=\/)|\/u\/\d+(?=\/)/g, "");

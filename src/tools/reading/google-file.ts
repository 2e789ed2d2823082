/** The id of a file or a folder of Google's, as the addresses of Drive and of Docs hold it. */
export const GOOGLE_FILE_ID = /^[\w-]{10,128}$/;

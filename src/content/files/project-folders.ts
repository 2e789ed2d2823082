/** The writers' folder, in the project's. */
export const DATA_FOLDER = "data";

/** The folder of the built site, in the project's. */
export const BUILT_FOLDER = "public";

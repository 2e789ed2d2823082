/** Something wrong with the site that whoever changes it can mend: its message says all, where it was found says nothing. */
export class SiteError extends Error {}

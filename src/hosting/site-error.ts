/** Something wrong with the site that whoever changes it can mend: its message says all, its stack nothing. */
export class SiteError extends Error {}

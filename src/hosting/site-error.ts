/** A mistake in the site that its author can fix: the message is enough, the stack adds nothing. */
export class SiteError extends Error {}

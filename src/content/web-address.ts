/*
 * Patterns rather than refinements: the editors' schemas hold them too. What `new URL()` mends in silence (spaces, a
 * second https://, capitals) is refused here, because the pages would show it as it was typed.
 */

const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
const HOST = `${LABEL}(?:\\.${LABEL})*(?::\\d{1,5})?`;
const WEB = `https?:\\/\\/${HOST}`;
const SEGMENTS = "(?:\\/[^\\s\\/?#\\\\]+)+\\/?";

/** A host, perhaps with a path, to which paths are added: neither a query nor a fragment nor a name with a password. */
export const HOST_ADDRESS = new RegExp(`^${WEB}(?:\\/|${SEGMENTS})?$`);

/** An address as people share it. */
export const WEB_ADDRESS = new RegExp(`^${WEB}(?:[\\/?#]\\S*)?$`);

/** A page of a host. */
export const PATH = new RegExp(`^(?:\\/|${SEGMENTS})(?:[?#]\\S*)?$`);

/** A domain on its own. */
export const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** Where to write to: a mailbox or a page. */
export const CONTACT = new RegExp(
  `^(?:mailto:[^\\s@:\\/?]+@${LABEL}(?:\\.${LABEL})+(?:\\?\\S*)?|https:\\/\\/${HOST}(?:[\\/?#]\\S*)?)$`,
);

/** A page of the application (`app:/…`), or an address of its own. */
export const LEGAL_DOCUMENT = new RegExp(
  `^(?:app:(?:\\/|${SEGMENTS})(?:[?#]\\S*)?|https:\\/\\/${HOST}(?:[\\/?#]\\S*)?)$`,
);

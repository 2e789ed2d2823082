/*
 * Patterns rather than refinements: the editors' schemas contain them too. What `new URL()` silently fixes (spaces, a
 * second https://, capitals) is refused here, because the pages would show it as it was typed.
 */

const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
const PORT = "(?:6553[0-5]|655[0-2]\\d|65[0-4]\\d{2}|6[0-4]\\d{3}|[1-5]\\d{4}|[1-9]\\d{0,3})";
const HOST = `${LABEL}(?:\\.${LABEL})*(?::${PORT})?`;
const WEB = `https?:\\/\\/${HOST}`;
const SEGMENTS = "(?:\\/[^\\s\\/?#\\\\]+)+\\/?";

/** A host, perhaps with a path, to which paths are added: no query, no fragment, no user name or password. */
export const HOST_ADDRESS = new RegExp(`^${WEB}(?:\\/|${SEGMENTS})?$`);

/** The root of a domain, where a site can be published. */
export const ROOT_ADDRESS = new RegExp(`^${WEB}\\/?$`);

/** An address as people share it. */
export const WEB_ADDRESS = new RegExp(`^${WEB}(?:[\\/?#]\\S*)?$`);

/** A page of a host. */
export const PATH = new RegExp(`^(?:\\/|${SEGMENTS})(?:[?#]\\S*)?$`);

/** The end of an address of ours: a page's key, a short link's name, a code. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A domain on its own. */
export const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** A contact, a mailbox or a page: security.txt contains it unchanged, and a URI has no accents. */
export const CONTACT = new RegExp(
  `^(?:mailto:[\\w.~!$&'*+=-]+@${LABEL}(?:\\.${LABEL})+(?:\\?[!-~]*)?|https:\\/\\/${HOST}(?:[\\/?#][!-~]*)?)$`,
);

/** A page of the application (`app:/…`), or an absolute address. */
export const LEGAL_DOCUMENT = new RegExp(`^(?:app:${SEGMENTS}(?:[?#]\\S*)?|https:\\/\\/${HOST}(?:[\\/?#]\\S*)?)$`);

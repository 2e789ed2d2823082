/**
 * The parameter of an address's fragment that names the tool whose state follows: `#outil=whatsapp&number=0639981234`.
 */
export const TOOL_PARAMETER = "outil";

/** The one field that is kept out of it: a Wi-Fi's key is nobody else's business. */
export const SECRET_FIELD = "password";

/**
 * The parameter of an address's fragment that names the tool whose state follows: `#outil=whatsapp&number=0639981234`.
 */
export const TOOL_PARAMETER = "outil";

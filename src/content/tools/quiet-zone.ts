/**
 * What the norm asks for around a QR code, in modules: by itself, for pages draw codes that know nothing of the tools.
 */
export const QUIET_ZONE = 4;

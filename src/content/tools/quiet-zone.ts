/**
 * The quiet zone that the standard requires around a QR code, in modules. In a file of its own, as pages without tools
 * draw codes too.
 */
export const QUIET_ZONE = 4;

import { create } from "qrcode";
import { moduleLines, moduleRuns } from "../drawings/qr-modules";

/**
 * Computes a QR code at build time, in the form that a drawing needs.
 * @param text what the code contains, e.g. a page's URL
 * @returns the dark modules as path data to be stroked, in units of one module, and the modules per side
 */
export function qrCode(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  return { path: moduleLines(moduleRuns(size, (x, y) => modules.get(y, x))), size };
}

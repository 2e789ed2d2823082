import { create } from "qrcode";

/**
 * Computes a QR code at build time, as a drawing needs it.
 * @param text what the code says, e.g. a page's URL
 * @returns path data of the dark modules in units of one module, and the modules per side
 */
export function qrCode(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) => {
    const row = Array.from({ length: size }, (_, x) => (modules.get(y, x) ? "1" : "0")).join("");
    return [...row.matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join("");
  });
  return { path: rows.join(""), size };
}

import type { NoteOf } from "../conversion";
import type { Contrast } from "./contrast";
import type { QrMatrix } from "./encode";
import type { PrintCheck } from "./print-check";

interface Checked {
  matrix: QrMatrix;
  /** Modules per side of the same code without a logo; null when there is no logo. */
  plainSize: number | null;
  contrast: Contrast;
  print: PrintCheck;
}

/** The notes of the print check, in its order: colours, size, margin, logo. */
export function qrNotes({ matrix, plainSize, contrast, print }: Checked): NoteOf<"qr">[] {
  const { verdict, scannable } = contrast;
  const notes: NoteOf<"qr">[] = [
    {
      code: `contrast-${verdict}`,
      level: !scannable ? "problem" : verdict === "weak" ? "warning" : "info",
      field: "ink",
    },
  ];
  if (print.isTooFine) {
    notes.push({ code: "modules-fine", level: "warning", fill: { n: print.smallestMm ?? print.finestMm } });
  } else if (print.largeEnough) notes.push({ code: "size-good", level: "info" });
  else if (print.smallestMm !== null) {
    notes.push({ code: "size-small", level: "warning", fill: { n: print.smallestMm, max: print.farthestCm } });
  }
  if (!print.quietZoneKept) notes.push({ code: "quiet-thin", level: "warning" });
  if (plainSize !== null) {
    notes.push({ code: "logo-room", level: "info", fill: { n: Math.round((matrix.logo / matrix.size) * 100) } });
    if (matrix.size > plainSize) notes.push({ code: "logo-grown", level: "info", fill: { n: matrix.size } });
  }
  return notes;
}

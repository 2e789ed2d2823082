import type { QrKind } from "../../content/tools/terms";
import type { NoteOf } from "../conversion";
import { qrContent } from "./content";
import { type Contrast, contrast } from "./contrast";
import { encodeQr, type QrMatrix } from "./encode";
import type { QrFields, QrProblem } from "./outcome";
import { type PrintCheck, printCheck } from "./print-check";
import { qrNotes } from "./qr-notes";
import type { Drawn } from "./qr-state";
import type { QrDesign } from "./svg";

interface StudioInput {
  kind: QrKind;
  fields: QrFields;
  drawn: Drawn;
  hasLogo: boolean;
  /** The short link that would replace the content. */
  shortLink: string;
}

/** Everything that the studio shows for one code. */
interface Studio {
  /** The code's content; empty while there is a problem with the fields. */
  text: string;
  problem: QrProblem | "too-long" | null;
  /** The code as it is drawn; null if there is none. */
  design: QrDesign | null;
  contrast: Contrast;
  print: PrintCheck | null;
  notes: NoteOf<"qr">[];
  /** The code of the short link, if it is smaller and a link can replace the content. */
  short: QrMatrix | null;
}

/** A network and a text are for phones without a connection: no link replaces them. */
const REPLACEABLE: readonly QrKind[] = ["link", "review", "vcard"];

/** Computes the whole studio from its fields; pure, and total over any text. */
export function studio({ kind, fields, drawn, hasLogo, shortLink }: StudioInput): Studio {
  const { ink, paper, level, quietZone, millimetres, distanceCm } = drawn;
  const content = qrContent(kind, fields);
  const text = "text" in content ? content.text : "";
  const plain = encodeQr(text, level);
  const matrix = hasLogo ? encodeQr(text, level, true) : plain;
  const colours = contrast(ink, paper);
  const print = matrix && printCheck(matrix.size, quietZone, millimetres, distanceCm);
  const notes =
    matrix && print
      ? qrNotes({ matrix, plainSize: hasLogo && plain ? plain.size : null, contrast: colours, print })
      : [];
  if (kind === "wifi" && matrix && hasUnseen(fields)) notes.push({ code: "edge-space", level: "warning" });
  if (kind === "review" && matrix && !opensForm(text)) notes.push({ code: "profile", level: "warning" });
  const short = encodeQr(shortLink, level, hasLogo);
  return {
    text,
    problem: "problem" in content ? content.problem : matrix ? null : "too-long",
    design: matrix && { matrix, quietZone, ink, paper },
    contrast: colours,
    print,
    notes,
    short: matrix && short && REPLACEABLE.includes(kind) && short.size < matrix.size ? short : null,
  };
}

const opensForm = (link: string) => /writereview|\/review\/?(?:[?#]|$)/.test(link);

/** Whether a network's name or key has a character pasted with it that nobody sees or types: most are at its ends. */
const hasUnseen = ({ network = "", password = "", security }: QrFields) =>
  [network, security === "nopass" ? "" : password].some((text) => /^ | $|(?![ \u200C\u200D])[\s\p{Cf}]/u.test(text));

const OF_ADDRESS: readonly QrProblem[] = ["link", "point", "scheme", "spaces"];

/**
 * The field that a problem is about, which has the problem's name unless it is a URL.
 * @param names the fields of the kind, in their order
 */
export function fieldOf(problem: Studio["problem"], names: readonly string[]): string | undefined {
  if (!problem || problem === "too-long") return undefined;
  if (OF_ADDRESS.includes(problem)) return names.find((name) => name === "url" || name === "website");
  return names.find((name) => name === problem) ?? names[0];
}

import { graphql } from "gatsby";
import type { NoteLevel } from "../conversion";
import { Figures } from "../frame/figures";
import { Part } from "../frame/group";
import { Notes } from "../frame/notes";
import type { PrintCheck } from "./print-check";

const oneDecimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
/* Rounded up, a module would seem large enough beside the warning that it is not. */
const twoDecimals = (value: number) => (Math.floor(value * 100) / 100).toLocaleString("fr-FR");
const unit = (value: number, name: string) => `${oneDecimal.format(value)}\u00A0${name}`;

interface Props {
  words: Queries.QrCheckWordsFragment;
  /** Modules per side. */
  modules: number;
  print: PrintCheck;
  /** The contrast, 1 to 21. */
  ratio: number;
  notes: readonly { level: NoteLevel; text: string }[];
}

/** The print check: the figures, then what they mean. */
export function QrCheck({ words, modules, print, ratio, notes }: Props) {
  return (
    <Part heading={words.legend}>
      <Figures
        lines={[
          [words.modules, `${modules} × ${modules}`],
          [words.module, `${twoDecimals(print.moduleMm)}\u00A0mm`],
          ...(print.smallestMm === null ? [] : [[words.smallest, unit(print.smallestMm, "mm")] as const]),
          [words.farthest, unit(print.farthestCm, "cm")],
          [words.contrast, `${oneDecimal.format(ratio)}\u00A0:\u00A01`],
        ]}
      />
      <Notes notes={notes} />
    </Part>
  );
}

export const fragment = graphql`
  fragment QrCheckWords on QrCheckWords {
    legend
    modules
    module
    smallest
    farthest
    contrast
  }
`;

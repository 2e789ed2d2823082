import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, space, text } from "../../design/tokens";
import { fillIn } from "../converter/fill";
import { Group } from "../group";
import type { QrMatrix } from "./encode";
import { printCheck } from "./print-check";
import { QrPreview } from "./qr-preview";
import type { QrDesign } from "./svg";

const styles = {
  pair: css({ display: "grid", gap: space(4), gridTemplateColumns: "1fr 1fr", alignItems: "start" }),
  figure: css(text.small, { display: "grid", gap: space(2) }),
  name: css({ display: "block", fontWeight: 650 }),
  figures: css({ color: color.inkSoft }),
};

interface Props {
  words: Queries.QrCompareWords;
  design: QrDesign;
  /** The code of the short link, at the same level. */
  short: QrMatrix;
  distanceCm: number;
}

/** The same destination twice: as it is, and behind a short link. */
export function QrCompare({ words, design, short, distanceCm }: Props) {
  const codes = [
    [words.long, design.matrix],
    [words.short, short],
  ] as const;
  return (
    <Group legend={words.legend}>
      <div css={styles.pair}>
        {codes.map(([name, matrix]) => {
          const max = printCheck(matrix.size, design.quietZone, 1, distanceCm).smallestMm;
          return (
            <figure key={name} css={styles.figure}>
              <QrPreview design={{ ...design, matrix }} label={name} />
              <figcaption>
                <span css={styles.name}>{name}</span>
                <span css={styles.figures}>{fillIn(words.figures, { n: matrix.size, max })}</span>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Group>
  );
}

export const fragment = graphql`
  fragment QrCompareWords on QrCompareWords {
    legend
    long
    short
    slug
    figures
  }
`;

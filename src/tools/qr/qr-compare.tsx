import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, from, rhythm, semibold, space, text } from "../../design/tokens";
import { Part } from "../frame/group";
import { interpolate } from "../messages";
import type { QrMatrix } from "./encode";
import { smallestSide } from "./print-check";
import { QrPreview } from "./qr-preview";
import type { QrDesign } from "./svg";

const styles = {
  compare: css({ marginTop: space(8) }),
  pair: css({ display: "grid", gap: `${space(5)} ${rhythm.gap}`, [from.tablet]: { gridTemplateColumns: "1fr 1fr" } }),
  figure: css(text.small, {
    display: "grid",
    gap: space(4),
    alignItems: "center",
    [from.small]: { gridTemplateColumns: "8rem minmax(0, 1fr)" },
  }),
  name: css({ fontWeight: semibold }),
  figures: css({ color: color.inkSoft }),
};

interface Props {
  words: Queries.QrCompareWordsFragment;
  design: QrDesign;
  /** The code of the short link, at the same level, with the same room for a logo. */
  short: QrMatrix;
  logo: ImageBitmap | null;
  distanceCm: number;
}

/** The same destination twice: as it is, and behind a short link. */
export function QrCompare({ words, design, short, logo, distanceCm }: Props) {
  const codes = [
    [words.long, design.matrix],
    [words.short, short],
  ] as const;
  return (
    <div css={styles.compare}>
      <Part heading={words.legend}>
        <div css={styles.pair}>
          {codes.map(([name, matrix]) => {
            const max = smallestSide(matrix.size, design.quietZone, distanceCm);
            return (
              <figure key={name} css={styles.figure}>
                <QrPreview design={{ ...design, matrix }} logo={logo} />
                <figcaption>
                  <p css={styles.name}>{name}</p>
                  <p css={styles.figures}>{interpolate(words.figures, { n: matrix.size, max })}</p>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </Part>
    </div>
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

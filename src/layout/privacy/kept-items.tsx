import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, space } from "../../design/tokens";
import { privacyHeading } from "./heading";

const styles = {
  list: css({ display: "grid", gap: space(3), marginTop: space(2) }),
  value: css({ display: "block", fontFamily: font.mono, overflowWrap: "anywhere" }),
  purpose: css({ color: color.inkSoft }),
};

/** What this device keeps now, each with its exact value and purpose; items missing from `words` are listed too. */
export function KeptItems({ words, kept }: { words: Queries.KeptWordsFragment; kept: Record<string, string> }) {
  const known = words.kept.filter(({ name }) => name in kept);
  const others = Object.keys(kept).filter((other) => !known.some(({ name }) => name === other));
  const items = [...known, ...others.map((name) => ({ name, purpose: "" }))];
  return (
    <div>
      <h3 css={privacyHeading}>{words.keptTitle}</h3>
      {items.length === 0 ? (
        <p>{words.nothingKept}</p>
      ) : (
        <ul role="list" css={styles.list}>
          {items.map(({ name, purpose }) => (
            <li key={name}>
              <code css={styles.value} translate="no">{`${name} = ${kept[name]}`}</code>
              <span css={styles.purpose}>{purpose}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment KeptWords on LayoutPrivacyPanel {
    keptTitle
    nothingKept
    kept {
      name
      purpose
    }
  }
`;

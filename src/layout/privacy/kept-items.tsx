import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, space } from "../../design/tokens";
import { privacyHeading } from "./heading";

const styles = {
  list: css({ display: "grid", gap: space(3), marginTop: space(2) }),
  value: css({ display: "block", fontFamily: font.mono, overflowWrap: "anywhere" }),
  purpose: css({ color: color.inkSoft }),
};

const inDays = new Intl.NumberFormat("fr-FR", { style: "unit", unit: "day", unitDisplay: "long" });

interface Props {
  words: Queries.KeptWordsFragment;
  /** Names and exact values. */
  kept: Record<string, string>;
  /** The lifetimes of cookies, in days. */
  days: Record<string, number>;
}

/** What this device keeps now: exact values, purposes and lifetimes; items missing from `words` are listed too. */
export function KeptItems({ words, kept, days }: Props) {
  const lifetimeOf = (name: string) =>
    name in days ? words.keptFor.replace("{n}", inDays.format(days[name]!)) : words.keptUntilErased;
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
              <span css={styles.purpose}>{purpose && `${purpose} ${lifetimeOf(name)}`}</span>
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
    keptFor
    keptUntilErased
    nothingKept
    kept {
      name
      purpose
    }
  }
`;

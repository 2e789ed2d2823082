import { css } from "@emotion/react";
import { subject } from "../design/subject";
import { color, from, rhythm, space } from "../design/tokens";
import { ContentIcon, type IconName } from "../ui/content-icon";
import type { FeatureList } from "./features";

const styles = {
  index: css({
    display: "grid",
    columnGap: rhythm.gap,
    [from.tablet]: { gridTemplateColumns: "1fr 1fr", "& > :last-child:nth-child(odd)": { gridColumn: "1/-1" } },
    [from.laptop]: {
      gridTemplateColumns: "repeat(3, 1fr)",
      "& > :last-child:nth-child(odd)": { gridColumn: "auto" },
      "& > :last-child:nth-child(3n+2)": { gridColumn: "span 2" },
    },
    "& li": {
      display: "grid",
      gap: `${space(1)} ${space(4)}`,
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignContent: "start",
      padding: `${space(5)} 0`,
      borderTop: `1px solid ${color.edge}`,
    },
    "& svg": { color: subject.ink },
    "& p": { gridColumn: 2, color: color.inkSoft },
  }),
};

/** The features in brief, with icons, for pages with another subject. */
export const FeatureIndex: FeatureList = ({ items }) => (
  <ul css={styles.index} role="list">
    {items.map((feature) => (
      <li key={feature.offering}>
        <ContentIcon name={feature.icon as IconName} size={28} />
        <h3>{feature.title}</h3>
        <p>{feature.description}</p>
      </li>
    ))}
  </ul>
);

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, from, rhythm, space } from "../design/tokens";
import { useFacts } from "../seo/facts";
import { byGroup } from "../site/by-group";
import { Section } from "../ui/section";
import { SectionHeading } from "./section-heading";

const styles = {
  group: css({
    display: "grid",
    gap: `${space(1)} ${rhythm.gap}`,
    padding: `${space(4)} 0`,
    borderTop: `1px solid ${color.edge}`,
    [from.tablet]: { gridTemplateColumns: "14rem 1fr" },
    "& h3": { paddingTop: space(1.5) },
    "& ul": {
      display: "grid",
      columnGap: space(5),
      gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
      [from.laptop]: { gridTemplateColumns: "repeat(auto-fill, minmax(11rem, 1fr))" },
    },
    "& a": { display: "inline-block", paddingBlock: space(1.5), color: color.ink },
    "& a:hover": { color: color.blue },
  }),
};

/** Every other shortening page, grouped: after the general page's article. */
export function Hub({ words, pages }: { words: Queries.HubWordsFragment; pages: readonly Queries.HubPageFragment[] }) {
  useFacts({ isIndex: true });
  return (
    <Section id="pages" tone="sunk" air="band" labelledBy="hub-title">
      <SectionHeading id="hub-title" title={words.title} lead={words.lead} />
      {byGroup(pages).map(({ group, members }) => (
        <div key={group} css={styles.group}>
          <h3>{words.groups[group]}</h3>
          <ul role="list">
            {members.map(({ path, label }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

export const fragment = graphql`
  fragment HubWords on Hub {
    title
    lead
    groups {
      general
      google
      social
      services
      files
      compliance
      guides
    }
  }

  fragment HubPage on Variant {
    path
    label
    group
  }
`;

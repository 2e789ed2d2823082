import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { VARIANT_GROUPS } from "../content/vocabulary";
import { color, rhythm, space, text } from "../design/tokens";
import { useFacts } from "../seo/facts";
import { Section } from "../ui/section";
import { SectionHeading } from "./section-heading";

const styles = {
  groups: css({ display: "grid", gap: rhythm.gap }),
  group: css({ display: "grid", gap: space(3), paddingTop: space(4), borderTop: `2px solid ${color.ink}` }),
  title: css(text.h3),
  list: css({ display: "grid", gap: `0 ${rhythm.gap}`, gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))" }),
  link: css({ display: "inline-flex", alignItems: "center", minHeight: 40 }),
};

/** Every shortening page, grouped: the end of the general page. */
export function Hub({ words, pages }: { words: Queries.HubWordsFragment; pages: readonly Queries.HubPageFragment[] }) {
  useFacts({ isIndex: true });
  const groups = VARIANT_GROUPS.map((group) => ({ group, members: pages.filter((page) => page.group === group) }));
  return (
    <Section id="pages" tone="sunk" labelledBy="hub-title">
      <SectionHeading id="hub-title" title={words.title} lead={words.lead} />
      <div css={styles.groups}>
        {groups
          .filter(({ members }) => members.length > 0)
          .map(({ group, members }) => (
            <div key={group} css={styles.group}>
              <h3 css={styles.title}>{words.groups[group]}</h3>
              <ul css={styles.list} role="list">
                {members.map(({ path, label }) => (
                  <li key={path}>
                    <a href={path} css={styles.link}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
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

import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, from, rhythm, space, text } from "../design/tokens";
import { Section } from "../ui/section";

const styles = {
  split: css({
    display: "grid",
    gap: `${space(4)} ${rhythm.gap}`,
    /* In print the heading stays with the first of its pages. */
    breakInside: "avoid",
    "& h2": text.h3,
    [from.laptop]: { gridTemplateColumns: "1fr 2fr", "& h2": { paddingTop: space(5) } },
  }),
  list: css({
    "& a": {
      display: "grid",
      gap: `${space(1)} ${space(6)}`,
      padding: `${space(5)} 0`,
      borderTop: `1px solid ${color.line}`,
      textDecoration: "none",
      "&:hover b": { textDecoration: "underline" },
      [from.tablet]: { gridTemplateColumns: "14rem 1fr", alignItems: "baseline" },
    },
    "& p": { ...text.small, color: color.inkSoft },
  }),
};

/** Related pages, chosen by the writer. */
export function Related({ pages }: { pages: Queries.RelatedFragment["related"] }) {
  const { layoutArticle } = useStaticQuery<Queries.RelatedWordsQuery>(graphql`
    query RelatedWords {
      layoutArticle {
        related
      }
    }
  `);
  if (!pages?.length) return null;
  return (
    <Section tone="raised" air="band">
      <div css={styles.split}>
        <h2 id="next">{layoutArticle?.related}</h2>
        <ul css={styles.list} role="list">
          {pages.map(({ path, label, description }) => (
            <li key={path}>
              <a href={path}>
                <b>{label}</b>
                <p>{description}</p>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Related on FamilyPage {
    related {
      path
      label
      description
    }
  }
`;

import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, radius, space, text } from "../design/tokens";
import { Section } from "../ui/section";

const styles = {
  title: css(text.h3, { marginBottom: space(5) }),
  list: css({ display: "grid", gap: space(4), gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" }),
  link: css({
    display: "grid",
    gap: space(1),
    height: "100%",
    padding: `${space(5)} ${space(6)}`,
    border: `2px solid ${color.line}`,
    borderRadius: radius.large,
    color: color.ink,
    textDecoration: "none",
    "&:hover": { borderColor: color.blue },
  }),
  label: css({ fontWeight: 650, color: color.blue }),
  description: css(text.small, { color: color.inkSoft }),
};

/** Neighbouring pages, chosen by the writer. */
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
    <Section tone="raised" labelledBy="related">
      <h2 id="related" css={styles.title}>
        {layoutArticle?.related}
      </h2>
      <ul css={styles.list} role="list">
        {pages.map(({ path, label, description }) => (
          <li key={path}>
            <a href={path} css={styles.link}>
              <span css={styles.label}>{label}</span>
              <span css={styles.description}>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Related on LandingPage {
    related {
      path
      label
      description
    }
  }
`;

import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, space, text } from "../design/tokens";
import { type Crumb, useFacts } from "../seo/facts";

const styles = {
  list: css(text.small, { display: "flex", flexWrap: "wrap", gap: `0 ${space(2)}`, color: color.inkSoft }),
  item: css({
    "&:not(:last-of-type)::after": {
      /* Safari 17.3 does not support the text alternative. */
      content: ['"/"', '"/" / ""'],
      marginLeft: space(2),
      color: color.edge,
    },
  }),
  link: css({ display: "inline-block", minHeight: 24, color: color.inkSoft }),
};

/** The path from the home page to this one. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const { layoutArticle: words } = useStaticQuery<Queries.BreadcrumbWordsQuery>(graphql`
    query BreadcrumbWords {
      layoutArticle {
        home
        breadcrumb
      }
    }
  `);
  const steps: Crumb[] = [{ label: words?.home ?? "", to: "/" }, ...trail];
  useFacts({ trail: steps });
  if (!words) return null;
  return (
    // Browsers' reader views omit elements with this class.
    <nav aria-label={words.breadcrumb} className="menu">
      <ol css={styles.list} role="list">
        {steps.map(({ label, to }, index) => (
          <li key={label} css={styles.item} aria-current={index === steps.length - 1 ? "page" : undefined}>
            {to ? (
              <a href={to} css={styles.link}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

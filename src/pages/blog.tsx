import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { wideFirst } from "../design/columns";
import { color, from, rhythm, space, text } from "../design/tokens";
import { Seo } from "../seo/seo";
import { SignUpLink } from "../site/sign-up-link";
import { useLinkTarget } from "../site/use-site";
import { Container } from "../ui/container";

const styles = {
  section: css({
    display: "grid",
    gap: `${space(10)} ${space(14)}`,
    alignItems: "start",
    paddingBlock: rhythm.section,
    [from.laptop]: { gridTemplateColumns: wideFirst },
  }),
  promise: css({ display: "grid", gap: space(6), justifyItems: "start" }),
  teaser: css({ ...text.lead, color: color.inkSoft }),
  topics: css({
    "& h2": { ...text.label, marginBottom: space(2), color: color.inkSoft },
    "& li": { ...text.h3, padding: `${space(5)} 0`, borderTop: `1px solid ${color.line}` },
  }),
  meanwhile: css({
    paddingTop: space(8),
    borderTop: `2px solid ${color.ink}`,
    "& h2": { ...text.h3, marginBottom: space(2) },
    "& ul": { display: "flex", flexWrap: "wrap", columnGap: space(8) },
    "& a": { display: "inline-flex", alignItems: "center", minHeight: 36 },
    [from.laptop]: { gridColumn: "1/-1" },
  }),
};

/** The blog's placeholder. */
export default function BlogPage({ data: { blog } }: PageProps<Queries.BlogPageQuery>) {
  const address = useLinkTarget();
  if (!blog) return null;
  return (
    <Container>
      <Seo title={blog.pageTitle} description={blog.pageDescription} canonical="/blog" updated={blog.updated} />
      <div css={styles.section}>
        <div css={styles.promise}>
          <h1>{blog.title}</h1>
          <p css={styles.teaser}>{blog.teaser}</p>
          <SignUpLink location="Blog Section">{blog.cta}</SignUpLink>
        </div>
        <div css={styles.topics}>
          <h2>{blog.topicsTitle}</h2>
          <ul role="list">
            {blog.topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </div>
        <nav aria-label={blog.meanwhile} css={styles.meanwhile}>
          <h2>{blog.meanwhile}</h2>
          <ul role="list">
            {blog.links.map(({ label, to }) => (
              <li key={to}>
                <a href={address(to)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Container>
  );
}

export const query = graphql`
  query BlogPage {
    blog: blogPage {
      pageTitle
      pageDescription
      updated
      title
      teaser
      topicsTitle
      topics
      cta
      meanwhile
      links {
        label
        to
      }
    }
  }
`;

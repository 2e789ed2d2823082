import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { color, rhythm, space, text, width } from "../design/tokens";
import { SignUpLink } from "../sections/sign-up-link";
import { Seo } from "../seo/seo";
import { Container } from "../ui/container";

const styles = {
  section: css({ display: "grid", gap: space(8), justifyItems: "start", paddingBlock: rhythm.section }),
  teaser: css(text.lead, { maxWidth: width.text, color: color.inkSoft }),
  topics: css({ display: "grid", gap: space(4) }),
  topic: css(text.h3, { paddingLeft: space(4), borderLeft: `3px solid ${color.mimosa}` }),
  meanwhile: css({ display: "grid", gap: space(2) }),
  link: css({ display: "inline-flex", alignItems: "center", minHeight: 36 }),
};

/** The blog's placeholder. */
export default function BlogPage({ data: { blog } }: PageProps<Queries.BlogPageQuery>) {
  if (!blog) return null;
  return (
    <Container width="narrow">
      <Seo title={blog.pageTitle} description={blog.pageDescription} canonical="/blog" updated={blog.updated} />
      <div css={styles.section}>
        <h1>{blog.title}</h1>
        <p css={styles.teaser}>{blog.teaser}</p>
        <ul css={styles.topics} role="list">
          {blog.topics.map((topic) => (
            <li key={topic} css={styles.topic}>
              {topic}
            </li>
          ))}
        </ul>
        <SignUpLink location="Blog Section">{blog.cta}</SignUpLink>
        <nav aria-label={blog.meanwhile} css={styles.meanwhile}>
          <h2 css={text.h3}>{blog.meanwhile}</h2>
          <ul role="list">
            {blog.links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} css={styles.link}>
                  {label}
                </a>
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

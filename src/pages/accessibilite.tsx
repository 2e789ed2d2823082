import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { color, from, rhythm, semibold, space, text, width } from "../design/tokens";
import { Seo } from "../seo/seo";
import { useLinkTarget } from "../site/use-site";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";

const styles = {
  page: css({ paddingBlock: rhythm.section }),
  opening: css({ display: "grid", gap: space(5), justifyItems: "start", maxWidth: width.narrow }),
  intro: css({ ...text.lead, color: color.inkSoft }),
  state: css({ padding: `${space(2)} ${space(5)}`, borderLeft: `6px solid ${color.mimosa}`, fontWeight: semibold }),
  part: css({
    display: "grid",
    gap: `${space(3)} ${rhythm.gap}`,
    marginTop: space(8),
    paddingTop: space(6),
    borderTop: `1px solid ${color.line}`,
    "& h2": text.h3,
    "& > div": { display: "grid", gap: space(4), maxWidth: width.text },
    "& ul": { display: "grid", gap: space(2), paddingLeft: space(5) },
    [from.laptop]: { gridTemplateColumns: "1fr 2fr" },
  }),
  contact: css({ marginTop: space(10) }),
};

/** Accessibility statement: what was and was not tested, and whom to contact. */
export default function AccessibilityPage({ data: { page } }: PageProps<Queries.AccessibilityPageQuery>) {
  const address = useLinkTarget();
  if (!page) return null;
  return (
    <Container>
      <Seo
        title={page.pageTitle}
        description={page.pageDescription}
        canonical="/accessibilite"
        updated={page.updated}
        pictured={page.title}
      />
      <div css={styles.page}>
        <div css={styles.opening}>
          <h1>{page.title}</h1>
          <p css={styles.intro}>{page.intro}</p>
          <p css={styles.state}>{page.state}</p>
        </div>
        {page.parts.map((part) => (
          <div key={part.title} css={styles.part}>
            <h2>{part.title}</h2>
            <div>
              {part.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {part.points && (
                <ul>
                  {part.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
        <p css={styles.contact}>
          <ButtonLink href={address(page.contact.to)} kind="secondary">
            {page.contact.label}
          </ButtonLink>
        </p>
      </div>
    </Container>
  );
}

export const query = graphql`
  query AccessibilityPage {
    page: accessibilityPage {
      pageTitle
      pageDescription
      updated
      title
      state
      intro
      parts {
        title
        paragraphs
        points
      }
      contact {
        label
        to
      }
    }
  }
`;

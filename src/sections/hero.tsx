import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, from, rhythm, space, text } from "../design/tokens";
import { HeroMachine } from "../drawings/hero-machine";
import { SignUpLink } from "../site/sign-up-link";
import { useSite } from "../site/use-site";
import { Container } from "../ui/container";

const styles = {
  section: css({ paddingTop: `clamp(${space(8)}, 5vw, ${space(18)})`, overflow: "hidden" }),
  split: css({
    display: "grid",
    gap: rhythm.gap,
    alignItems: "center",
    [from.laptop]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)" },
  }),
  promise: css({ display: "grid", gap: space(6), justifyItems: "start" }),
  title: css(text.hero),
  subtitle: css({ ...text.lead, color: color.inkSoft }),
  highlights: css({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space(4)} ${space(7)}`,
    marginTop: space(2),
    "& li": { ...text.small, paddingLeft: space(3), borderLeft: `4px solid ${color.mimosa}`, color: color.inkSoft },
    "& strong": { ...text.h3, display: "block", color: color.ink },
  }),
};

/** The promise, one button, three highlights, and the machine that shows it (specification, "Hero"). */
export function Hero({ content }: { content: Queries.HeroFragment }) {
  const { shortDomain } = useSite();
  const { machine } = content;
  return (
    <section css={styles.section} aria-labelledby="hero">
      <Container>
        <div css={styles.split}>
          <div css={styles.promise}>
            <h1 id="hero" css={styles.title}>
              {content.title}
            </h1>
            <p css={styles.subtitle}>{content.subtitle}</p>
            <SignUpLink location="Hero Section">{content.cta}</SignUpLink>
            <ul css={styles.highlights} role="list">
              {content.highlights.map(({ value, label }) => (
                <li key={label}>
                  <strong>{value}</strong> {label}
                </li>
              ))}
            </ul>
          </div>
          <HeroMachine
            label={machine.label}
            longUrl={machine.longUrl}
            domain={shortDomain}
            slug={machine.slug}
            card={{ title: machine.cardTitle, site: machine.cardSite }}
            qr={content.code}
            countries={machine.countries}
          />
        </div>
      </Container>
    </section>
  );
}

export const fragment = graphql`
  fragment Hero on LandingHero {
    title
    subtitle
    cta
    highlights {
      value
      label
    }
    machine {
      label
      longUrl
      slug
      cardTitle
      cardSite
      countries {
        code
        target
      }
    }
    code {
      path
      size
    }
  }
`;

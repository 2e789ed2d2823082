import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, from, rhythm, space, text } from "../design/tokens";
import { useSite } from "../site/use-site";
import { Container } from "../ui/container";
import { Logo } from "../ui/logo";
import { useIsServerRender } from "../ui/use-is-server-render";
import { FooterColumn } from "./footer-column";
import { MoreLinks } from "./more-links";
import { PrivacyPanel } from "./privacy/panel";

const styles = {
  footer: css({
    paddingBlock: `${rhythm.band} ${space(8)}`,
    background: color.sunk,
    borderTop: `1px solid ${color.line}`,
  }),
  map: css({
    display: "grid",
    gap: rhythm.gap,
    marginBottom: space(10),
    [from.laptop]: { gridTemplateColumns: "1fr 2fr" },
  }),
  tagline: css({ maxWidth: "22rem", marginTop: space(3), color: color.inkSoft }),
  columns: css({ display: "flex", flexWrap: "wrap", gap: rhythm.gap, "& > *": { flex: "1 1 8.5rem" } }),
  rights: css(text.small, { marginTop: space(8), color: color.inkSoft }),
};

/** The footer: three columns, the collapsible map of pages, the year (specification, "Footer"). */
export function Footer() {
  const site = useSite();
  const { layoutFooter: words, site: built } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      site {
        buildTime(formatString: "YYYY")
      }
      layoutFooter {
        navigation
        tagline
        rights
        columns {
          ...FooterColumn
        }
        newTab
      }
    }
  `);
  const isServed = useIsServerRender();
  if (!words) return null;
  return (
    <footer css={styles.footer}>
      <Container>
        <div css={styles.map}>
          <div>
            <Logo name={site.name} />
            <p css={styles.tagline}>{words.tagline}</p>
          </div>
          <nav aria-label={words.navigation} css={styles.columns}>
            {words.columns.map((column) => (
              <FooterColumn key={column.title} column={column} newTab={words.newTab} />
            ))}
          </nav>
        </div>
        <MoreLinks />
        <PrivacyPanel />
        <p css={styles.rights}>
          {`© ${isServed ? built?.buildTime : new Date().getFullYear()} ${site.name}. ${words.rights}`}
        </p>
      </Container>
    </footer>
  );
}

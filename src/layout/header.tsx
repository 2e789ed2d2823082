import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, from, headerHeight, media, space, text } from "../design/tokens";
import { SignUpLink } from "../site/sign-up-link";
import { useAppLinks, useLinkTarget, useSite } from "../site/use-site";
import { Container } from "../ui/container";
import { Logo } from "../ui/logo";
import { Menu } from "./menu";

const styles = {
  header: css({
    /*
     * Not sticky for text so large that the bar takes several lines, nor in print, where it would appear at the scroll
     * position.
     */
    position: "relative",
    zIndex: 10,
    top: 0,
    [media.screen]: { [from.small]: { position: "sticky" } },
    background: color.paper,
    borderBottom: `1px solid ${color.line}`,
    /* Always in view, but inside the scroll padding: Chromium would scroll at each focused link. */
    "& a:not(details a),& summary": { scrollMarginTop: `calc(-1*(${headerHeight} + ${space(4)}))` },
  }),
  bar: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `clamp(${space(1)}, 1.5vw, ${space(4)})`,
    minHeight: headerHeight,
    paddingBlock: space(2),
  }),
  home: css({
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    marginRight: "auto",
    textDecoration: "none",
    "& > span": { fontSize: "clamp(1.2rem, 5.6vw, 1.375rem)" },
  }),
  navigation: css({ display: "none", [from.laptop]: { display: "block" } }),
  links: css({ display: "flex", flexWrap: "wrap", gap: space(1) }),
  link: css(text.small, {
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    padding: `0 ${space(3)}`,
    color: color.ink,
    textDecoration: "none",
    "&:hover": { color: color.blue, textDecoration: "underline" },
  }),
  signIn: css({ display: "none", [from.tablet]: { display: "flex" } }),
  signUp: css({
    "& > a": {
      minHeight: 44,
      padding: `${space(2)} clamp(${space(3)}, 2vw, ${space(5)})`,
      fontSize: "clamp(.875rem, 4.2vw, 1rem)",
    },
    "& svg": { display: "none" },
  }),
};

/** The sticky header: logo, anchors, the two links to the app host, and a menu on small screens. */
export function Header() {
  const site = useSite();
  const { signIn } = useAppLinks();
  const address = useLinkTarget();
  const { layoutHeader: words } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      layoutHeader {
        navigation
        home
        menu
        links {
          label
          to
        }
        signIn
        signUp
      }
    }
  `);
  if (!words) return null;
  const links = words.links.map(({ label, to }) => ({ label, to: address(to) }));
  return (
    <header css={styles.header}>
      <Container>
        <div css={styles.bar}>
          <a href="/" aria-label={words.home} css={styles.home}>
            <Logo name={site.name} />
          </a>
          <nav aria-label={words.navigation} css={styles.navigation}>
            <ul css={styles.links} role="list">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} css={styles.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a href={signIn} css={[styles.link, styles.signIn]} data-print="no">
            {words.signIn}
          </a>{" "}
          <span css={styles.signUp}>
            <SignUpLink location="Header">{words.signUp}</SignUpLink>
          </span>
          <Menu title={words.menu} links={[...links, { label: words.signIn, to: signIn }]} />
        </div>
      </Container>
    </header>
  );
}

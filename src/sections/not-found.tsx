import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, useEffect, useRef, useState } from "react";
import { wideFirst } from "../design/columns";
import { belowLaptop, color, from, rhythm, space, text } from "../design/tokens";
import { NotFoundDrawing } from "../drawings/not-found-drawing";
import { retry } from "../site/retry";
import { useLinkTarget } from "../site/use-site";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { SilentErrorBoundary } from "../ui/silent-error-boundary";
import { useIsServerRender } from "../ui/use-is-server-render";
import { WholeWords } from "../ui/whole-words";
import { logUnknownPath } from "./log-unknown-path";

const styles = {
  section: css({
    display: "grid",
    gap: `${space(8)} ${space(14)}`,
    alignItems: "start",
    paddingBlock: rhythm.section,
    /* On a narrow screen the drawing fills the suggestions' space until there are any; resizing it would move it. */
    "& > svg": { gridArea: "2/1", maxWidth: "28rem" },
    [belowLaptop]: { "&:has(>div li)>svg": { visibility: "hidden" } },
    "& h2": text.h3,
    "& ul": { display: "flex", flexWrap: "wrap", columnGap: space(6), marginTop: space(2) },
    "& li a": { display: "inline-flex", alignItems: "center", minHeight: 36 },
    [from.laptop]: {
      gridTemplateColumns: wideFirst,
      gridTemplateRows: "auto 1fr",
      "& > svg": { gridArea: "1/2" },
      "& > nav": { gridArea: "2/2" },
    },
  }),
  words: css({ display: "grid", gap: space(5), justifyItems: "start" }),
  message: css({ ...text.lead, color: color.inkSoft }),
  /* Reserves space: the suggestions load after the page. */
  suggestions: css({ gridArea: "2/1", minHeight: space(46), [from.laptop]: { minHeight: space(29) } }),
};

interface Props {
  title: string;
  message: string | null;
  home: string;
  words: Queries.NotFoundWordsFragment;
  /** The unknown path. */
  pathname: string;
}

/**
 * The content of a not-found page: its section's message, the closest pages once scripts run, other links. Logs the
 * unknown path to the console (decisions, "Routes").
 */
export function NotFound({ title, message, home, words, pathname }: Props) {
  const isServed = useIsServerRender();
  const address = useLinkTarget();
  // The served page's inline script has logged it already.
  const isLogged = useRef(isServed);
  useEffect(() => {
    if (!isLogged.current) logUnknownPath();
    isLogged.current = false;
  }, [pathname]);
  return (
    <Container>
      <section css={styles.section} aria-labelledby="not-found-title">
        <div css={styles.words}>
          <h1 id="not-found-title">
            <WholeWords>{title}</WholeWords>
          </h1>
          {message && <p css={styles.message}>{message}</p>}
          <ButtonLink href="/">{home}</ButtonLink>
        </div>
        <NotFoundDrawing />
        {/* Outside what each path renders anew: screen readers announce only what changes in a region that stays. */}
        <div css={styles.suggestions} data-live="" role="status">
          {!isServed && <LateSuggestions key={pathname} path={pathname} title={words.suggestions} />}
        </div>
        <nav aria-label={words.elsewhere}>
          <h2>{words.elsewhere}</h2>
          <ul role="list">
            {words.links.map(({ label, to }) => (
              <li key={to}>
                <a href={address(to)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </Container>
  );
}

/** The closest pages, once their code has loaded; nothing if it does not. */
function LateSuggestions(props: { path: string; title: string }) {
  // Not one for all paths: React keeps the failure of a lazy component for good.
  const [Suggestions] = useState(() => lazy(() => retry(() => import("./suggestions"))));
  return (
    <SilentErrorBoundary>
      <Suggestions {...props} />
    </SilentErrorBoundary>
  );
}

export const fragment = graphql`
  fragment NotFoundWords on NotFoundPage {
    suggestions
    elsewhere
    links {
      label
      to
    }
  }
`;

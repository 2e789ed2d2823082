import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { color, rhythm, space, text, width } from "../design/tokens";
import { NotFoundDrawing } from "../drawings/not-found-drawing";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";

const Suggestions = lazy(() => import("./suggestions"));

const styles = {
  section: css({ display: "grid", gap: space(8), paddingBlock: rhythm.section }),
  words: css({ display: "grid", gap: space(5), justifyItems: "start" }),
  message: css(text.lead, { maxWidth: width.text, color: color.inkSoft }),
  elsewhere: css({ display: "grid", gap: space(2) }),
  link: css({ display: "inline-flex", alignItems: "center", minHeight: 36 }),
};

const neverChanges = () => () => {};
const onClient = () => true;
const onServer = () => false;

interface Props {
  title: string;
  message: string | null;
  home: string;
  words: Queries.NotFoundWordsFragment;
  /** The unknown path. */
  pathname: string;
}

/**
 * What an unknown address shows: the section's own message, the closest pages once scripts run, and a way on.
 * The unknown path goes to the console (decisions, "Routes").
 */
export function NotFound({ title, message, home, words, pathname }: Props) {
  const hydrated = useSyncExternalStore(neverChanges, onClient, onServer);
  useEffect(() => {
    console.error(`Unknown path: ${window.location.pathname}`);
  }, [pathname]);
  return (
    <Container>
      <section css={styles.section} aria-labelledby="not-found-title">
        <NotFoundDrawing />
        <div css={styles.words}>
          <h1 id="not-found-title">{title}</h1>
          {message && <p css={styles.message}>{message}</p>}
          <ButtonLink href="/">{home}</ButtonLink>
        </div>
        {hydrated && (
          <Suspense fallback={null}>
            <Suggestions path={pathname} title={words.suggestions} />
          </Suspense>
        )}
        <nav aria-label={words.elsewhere} css={styles.elsewhere}>
          <h2 css={text.h3}>{words.elsewhere}</h2>
          <ul role="list">
            {words.links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} css={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </Container>
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

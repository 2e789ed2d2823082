import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, radius, space } from "../../design/tokens";
import { privacyHeading } from "./heading";

const styles = {
  list: css({ display: "grid", gap: space(2), marginTop: space(2) }),
  body: css({
    padding: space(3),
    borderRadius: radius.small,
    background: color.raised,
    fontFamily: font.mono,
    fontSize: ".8125rem",
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
    textWrap: "wrap",
  }),
};

/** The last events exactly as they were sent, newest first. */
export function SentEvents({ words, events }: { words: Queries.SentWordsFragment; events: readonly string[] }) {
  return (
    <div>
      <h3 css={privacyHeading}>{words.eventsTitle}</h3>
      {events.length === 0 ? (
        <p>{words.eventsNone}</p>
      ) : (
        <ol role="list" css={styles.list}>
          {[...events].reverse().map((body, index) => (
            <li key={events.length - index}>
              <pre css={styles.body} translate="no">
                {body}
              </pre>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment SentWords on LayoutPrivacyPanel {
    eventsTitle
    eventsNone
  }
`;

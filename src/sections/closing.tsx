import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, space, text, width } from "../design/tokens";
import { Section } from "../ui/section";
import { SignUpLink } from "./sign-up-link";

const styles = {
  claim: css({ display: "grid", gap: space(5), justifyItems: "start" }),
  title: css(text.h1, { maxWidth: width.narrow }),
  lead: css(text.lead, { maxWidth: width.text, color: color.onNightSoft }),
  note: css(text.small, { color: color.onNightSoft }),
};

/** The closing call to action. */
export function Closing() {
  const { landingClosing } = useStaticQuery<Queries.ClosingQuery>(graphql`
    query Closing {
      landingClosing {
        title
        lead
        cta
        note
      }
    }
  `);
  if (!landingClosing) return null;
  const { title, lead, cta, note } = landingClosing;
  return (
    <Section tone="night" labelledBy="closing-title">
      <div css={styles.claim}>
        <h2 id="closing-title" css={styles.title}>
          {title}
        </h2>
        <p css={styles.lead}>{lead}</p>
        <SignUpLink location="CTA Section">{cta}</SignUpLink>
        <p css={styles.note}>{note}</p>
      </div>
    </Section>
  );
}

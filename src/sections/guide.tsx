import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { subject } from "../design/subject";
import { from, radius, rhythm, space, text, width } from "../design/tokens";
import { CheckList } from "../ui/check-list";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import { WholeWords } from "../ui/whole-words";

const pill = { width: "3.5rem", height: "2rem" };

const styles = {
  /* Steps are pills joined by a line: vertical on a phone, horizontal if there is room. */
  steps: css({
    display: "grid",
    marginTop: space(8),
    overflow: "clip",
    counterReset: "step",
    "& li": { position: "relative", paddingBottom: space(7), counterIncrement: "step" },
    "& li:last-of-type": { paddingBottom: 0 },
    "& li::before": {
      content: "counter(step)",
      display: "block",
      marginBottom: space(2),
      ...pill,
      ...text.figure,
      fontSize: "1.125rem",
      lineHeight: `calc(${pill.height} - 4px)`,
      textAlign: "center",
      borderRadius: radius.pill,
      color: subject.on,
      /* Visible without backgrounds: in print, in forced colours. */
      border: "2px solid transparent",
      background: `${subject.gradient} border-box`,
    },
    /* Narrower screens need the full width for the text. */
    [from.small]: {
      "& li": { paddingLeft: "5rem" },
      "& li::before": { position: "absolute", top: 0, left: 0 },
      "& li:not(:last-of-type)::after": {
        content: '""',
        position: "absolute",
        top: pill.height,
        bottom: 0,
        left: "calc(1.75rem - 1px)",
        borderLeft: `2px solid ${subject.ink}`,
      },
    },
    "& h3": { marginBottom: space(1.5) },
    [from.laptop]: {
      gap: `${space(8)} ${rhythm.gap}`,
      gridTemplateColumns: "repeat(auto-fit,minmax(10.25rem,1fr))",
      /* Aligns the texts when adjacent titles have one and two lines. */
      "& li": {
        display: "grid",
        gridRow: "span 2",
        gridTemplateRows: "subgrid",
        rowGap: 0,
        alignContent: "start",
        padding: `${space(12)} 0 0`,
      },
      "& li:not(:last-of-type)::after": {
        top: "calc(1rem - 1px)",
        bottom: "auto",
        left: pill.width,
        right: `calc(-1 * ${rhythm.gap})`,
        borderTop: `2px solid ${subject.ink}`,
      },
    },
  }),
  checks: css({
    display: "grid",
    gap: `${space(3)} ${rhythm.gap}`,
    marginTop: space(8),
    padding: `${space(6)} clamp(min(1.25rem,5vw),3vw,2rem)`,
    border: "2px solid transparent",
    borderRadius: radius.large,
    background: subject.soft,
    "--check": subject.ink,
    breakInside: "avoid",
    "& li": { maxWidth: width.text },
    [from.laptop]: {
      gridTemplateColumns: "13rem 1fr",
      "& ul": { gridTemplateColumns: "repeat(auto-fit,minmax(14rem,1fr))" },
    },
  }),
};

/** How it is done, step by step, and what to check in the end. */
export function Guide({ guide, checksTitle }: { guide: Queries.GuideFragment; checksTitle: string | undefined }) {
  return (
    <Section air="band" tone="raised">
      <h2 id="guide">
        <WholeWords>{guide.title}</WholeWords>
      </h2>
      <ol css={styles.steps} role="list">
        {guide.steps.map((step) => (
          <li key={step.name}>
            <h3>
              <WholeWords>{step.name}</WholeWords>
            </h3>
            <p>
              <Prose>{step.text}</Prose>
            </p>
          </li>
        ))}
      </ol>
      {guide.checks && (
        <div css={styles.checks}>
          <h3>{checksTitle}</h3>
          <CheckList>
            {guide.checks.map((check) => (
              <li key={check}>
                <Prose>{check}</Prose>
              </li>
            ))}
          </CheckList>
        </div>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment Guide on Guide {
    title
    steps {
      name
      text
    }
    checks
  }
`;

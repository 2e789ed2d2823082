import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { Offering } from "../content/vocabulary";
import { color, from, media, radius, rhythm, space, text, width } from "../design/tokens";
import { subject } from "../design/subject";
import { FeatureDrawing } from "../drawings/feature-drawing";
import { useFacts } from "../seo/facts";
import { Card } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { Section } from "../ui/section";
import { QuestionList } from "./question-list";

const pill = { width: "3.5rem", height: "2rem" };

const besideItsText = { flexDirection: "row", alignItems: "center", gap: space(8), "& svg": { width: "42%" } } as const;

const styles = {
  /* An instrument on the same ground has already left the air between them; on paper it is not there. */
  opening: css({ [media.screen]: { "[data-tool] + &": { paddingTop: 0 } } }),
  split: css({
    display: "grid",
    gap: `${space(8)} clamp(2rem,7vw,6.5rem)`,
    alignItems: "start",
    [from.laptop]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)" },
  }),
  prose: css({ display: "grid", gap: space(4), maxWidth: width.text }),
  note: css({
    display: "grid",
    gap: space(3),
    maxWidth: width.text,
    padding: `${space(1)} 0 ${space(1)} ${space(6)}`,
    borderLeft: `6px solid ${color.mimosa}`,
    "& h2": text.h3,
    "& p": text.small,
    [from.laptop]: { marginTop: space(2) },
  }),
  /* Steps are pills joined by a line: downwards on a phone, onwards where there is room. */
  steps: css({
    display: "grid",
    marginTop: space(8),
    overflow: "clip",
    counterReset: "step",
    "& li": { position: "relative", paddingLeft: "5rem", paddingBottom: space(7), counterIncrement: "step" },
    "& li::before": {
      content: "counter(step)",
      position: "absolute",
      top: 0,
      left: 0,
      ...pill,
      ...text.figure,
      fontSize: "1.125rem",
      lineHeight: pill.height,
      textAlign: "center",
      borderRadius: radius.pill,
      color: subject.on,
      background: subject.gradient,
    },
    "& li:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      top: pill.height,
      bottom: 0,
      left: "calc(1.75rem - 1px)",
      borderLeft: `2px solid ${subject.ink}`,
    },
    "& h3": { marginBottom: space(1.5) },
    "& li:last-of-type": { paddingBottom: 0 },
    [from.laptop]: {
      gap: `${space(8)} ${rhythm.gap}`,
      gridTemplateColumns: "repeat(auto-fit,minmax(12.5rem,1fr))",
      "& li": { padding: `${space(12)} 0 0` },
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
    padding: `${space(6)} clamp(1.25rem,3vw,2rem)`,
    borderRadius: radius.large,
    background: subject.soft,
    "--check": subject.ink,
    [from.laptop]: {
      gridTemplateColumns: "13rem 1fr",
      "& ul": { gridTemplateColumns: "repeat(auto-fit,minmax(14rem,1fr))" },
    },
  }),
  /* The first asset speaks louder: its drawing stands beside its text. */
  assets: css({
    display: "grid",
    gap: rhythm.gap,
    marginTop: space(7),
    "& svg": { maxWidth: "13rem" },
    "& li:first-of-type": {
      background: subject.soft,
      borderColor: "transparent",
      "& p": text.lead,
      [from.laptop]: besideItsText,
    },
    [from.tablet]: {
      gridTemplateColumns: "1fr 1fr",
      "& li:first-of-type:not(:nth-last-of-type(2))": { gridColumn: "1/-1", ...besideItsText },
    },
    [from.laptop]: {
      gridTemplateColumns: "7fr 5fr",
      "&:has(> :nth-of-type(3))": { gridTemplateColumns: "6fr 3fr 3fr" },
      "& li:first-of-type:not(:nth-last-of-type(2))": { gridColumn: "auto" },
    },
  }),
  questions: css({
    display: "grid",
    gap: `${space(2)} ${rhythm.gap}`,
    [from.laptop]: { gridTemplateColumns: "1fr 2fr", "& > h2": { paddingTop: space(3) } },
  }),
};

/** A page's own long text: what it is about, when to do without, how to do it, what the product adds. */
export function Article({ page }: { page: Queries.ArticleFragment }) {
  const { layoutArticle: words } = useStaticQuery<Queries.ArticleWordsQuery>(graphql`
    query ArticleWords {
      layoutArticle {
        checks
        questions
      }
    }
  `);
  const { what, guide, assets, limits, questions } = page;
  useFacts({ ...(guide && { guide }), ...(questions && { ownQuestions: questions }) });
  return (
    <>
      {(what || limits) && (
        <Section air="band" css={styles.opening} labelledBy={what ? "what" : "limits"}>
          <div css={styles.split}>
            {what && <Passage passage={what} id="what" style={styles.prose} />}
            {limits && <Passage passage={limits} id="limits" style={styles.note} />}
          </div>
        </Section>
      )}
      {guide && (
        <Section air="band" tone="raised" labelledBy="guide">
          <h2 id="guide">{guide.title}</h2>
          <ol css={styles.steps} role="list">
            {guide.steps.map((step) => (
              <li key={step.name}>
                <h3>{step.name}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          {guide.checks && (
            <div css={styles.checks}>
              <h3>{words?.checks}</h3>
              <CheckList>
                {guide.checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </CheckList>
            </div>
          )}
        </Section>
      )}
      {assets && (
        <Section air="band" labelledBy="assets">
          <h2 id="assets">{assets.title}</h2>
          <ul css={styles.assets} role="list">
            {assets.items.map((item) => (
              <Card as="li" key={item.offering}>
                <FeatureDrawing offering={item.offering as Offering} />
                <p>{item.text}</p>
              </Card>
            ))}
          </ul>
        </Section>
      )}
      {questions && (
        <Section air="band" tone="raised" labelledBy="questions">
          <div css={styles.questions}>
            <h2 id="questions">{words?.questions}</h2>
            <QuestionList group="questions" items={questions} />
          </div>
        </Section>
      )}
    </>
  );
}

function Passage({ passage, id, style }: { passage: Queries.Passage; id: string; style: typeof styles.prose }) {
  return (
    <div css={style}>
      <h2 id={id}>{passage.title}</h2>
      {passage.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment Article on LandingPage {
    what {
      title
      paragraphs
    }
    guide {
      title
      steps {
        name
        text
      }
      checks
    }
    assets {
      title
      items {
        offering
        text
      }
    }
    limits {
      title
      paragraphs
    }
    questions {
      question
      answer
    }
  }
`;

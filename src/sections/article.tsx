import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import type { Offering } from "../content/vocabulary";
import { color, from, rhythm, space, text, width } from "../design/tokens";
import { subject } from "../design/palette";
import { FeatureDrawing } from "../drawings/feature-drawing";
import { useFacts } from "../seo/facts";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Section } from "../ui/section";
import { QuestionList } from "./question-list";

const styles = {
  prose: css({ display: "grid", gap: space(4), maxWidth: width.text }),
  split: css({
    display: "grid",
    gap: rhythm.gap,
    alignItems: "start",
    [from.laptop]: { gridTemplateColumns: "5fr 7fr" },
  }),
  title: css(text.h2, { marginBottom: space(5) }),
  steps: css({ display: "grid", gap: space(6), maxWidth: width.text, counterReset: "step" }),
  step: css({
    display: "grid",
    gridTemplateColumns: "3rem 1fr",
    counterIncrement: "step",
    "&::before": { content: "counter(step)", ...text.figure, fontSize: "1.75rem", color: subject.ink },
  }),
  checks: css({ display: "grid", gap: space(3) }),
  check: css({ display: "grid", gridTemplateColumns: "24px 1fr", gap: space(3), "& svg": { color: subject.ink } }),
  assets: css({
    display: "grid",
    gap: rhythm.gap,
    [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
  }),
  limits: css({ paddingLeft: space(6), borderLeft: `4px solid ${color.mimosa}` }),
};

function Passage({ passage, id, children }: { passage: Queries.Passage; id: string; children?: ReactNode }) {
  return (
    <div css={styles.prose}>
      <h2 id={id}>{passage.title}</h2>
      {passage.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}

/** A page's own long text: what it is about, how to do it, what the product adds, when to do without. */
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
      {what && (
        <Section labelledBy="what">
          <Passage passage={what} id="what" />
        </Section>
      )}
      {guide && (
        <Section tone="raised" labelledBy="guide">
          <h2 id="guide" css={styles.title}>
            {guide.title}
          </h2>
          <div css={styles.split}>
            <ol css={styles.steps} role="list">
              {guide.steps.map((step) => (
                <li key={step.name} css={styles.step}>
                  <div>
                    <h3>{step.name}</h3>
                    <p>{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
            {guide.checks && (
              <Card tone="subject">
                <h3>{words?.checks}</h3>
                <ul css={styles.checks} role="list">
                  {guide.checks.map((check) => (
                    <li key={check} css={styles.check}>
                      <Icon name="check" />
                      <span>{check}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </div>
        </Section>
      )}
      {assets && (
        <Section labelledBy="assets">
          <h2 id="assets" css={styles.title}>
            {assets.title}
          </h2>
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
      {limits && (
        <Section tone="sunk" labelledBy="limits">
          <div css={styles.limits}>
            <Passage passage={limits} id="limits" />
          </div>
        </Section>
      )}
      {questions && (
        <Section labelledBy="questions" width="narrow">
          <h2 id="questions" css={styles.title}>
            {words?.questions}
          </h2>
          <QuestionList group="questions" items={questions} />
        </Section>
      )}
    </>
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

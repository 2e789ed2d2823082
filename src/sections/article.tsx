import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { wideFirst } from "../design/columns";
import { color, from, media, rhythm, space, text, width } from "../design/tokens";
import { useFacts } from "../seo/facts";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import { WholeWords } from "../ui/whole-words";
import { Assets } from "./assets";
import { Guide } from "./guide";
import { QuestionList } from "./question-list";

const styles = {
  /* A tool before it already leaves this space; in print there is no tool. */
  opening: css({ [media.screen]: { "[data-tool] + &": { paddingTop: 0 } } }),
  split: css({
    display: "grid",
    gap: `${space(8)} clamp(2rem,7vw,6.5rem)`,
    alignItems: "start",
    [from.laptop]: { gridTemplateColumns: wideFirst },
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
        <Section air="band" css={styles.opening}>
          <div css={styles.split}>
            {what && <Passage passage={what} id="what" style={styles.prose} />}
            {limits && <Passage passage={limits} id="limits" style={styles.note} />}
          </div>
        </Section>
      )}
      {guide && <Guide guide={guide} checksTitle={words?.checks} />}
      {assets && <Assets assets={assets} />}
      {questions && (
        <Section air="band" tone="raised">
          <div css={styles.questions}>
            <h2 id="questions">{words?.questions}</h2>
            <QuestionList items={questions} />
          </div>
        </Section>
      )}
    </>
  );
}

function Passage({ passage, id, style }: { passage: Queries.Passage; id: string; style: typeof styles.prose }) {
  return (
    <div css={style}>
      <h2 id={id}>
        <WholeWords>{passage.title}</WholeWords>
      </h2>
      {passage.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Prose>{paragraph}</Prose>
        </p>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment Article on FamilyPage {
    what {
      title
      paragraphs
    }
    guide {
      ...Guide
    }
    assets {
      ...Assets
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

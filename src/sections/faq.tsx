import { graphql, useStaticQuery } from "gatsby";
import { css } from "@emotion/react";
import { wideLast } from "../design/columns";
import { from, headerHeight, media, space } from "../design/tokens";
import { useFacts } from "../seo/facts";
import { useLinkTarget } from "../site/use-site";
import { Section } from "../ui/section";
import { QuestionList } from "./question-list";
import { SectionHeading } from "./section-heading";

const split = css({
  display: "grid",
  /* Firefox splits a grid across pages badly: text is printed over text. */
  [media.print]: { display: "block" },
  [from.laptop]: {
    gridTemplateColumns: wideLast,
    columnGap: space(14),
    alignItems: "start",
  },
  [from.highLaptop]: { "& > :first-of-type": { position: "sticky", top: `calc(${headerHeight} + ${space(8)})` } },
});

/** The common questions: one answer open at a time. */
export function Faq() {
  const { landingFaq } = useStaticQuery<Queries.FaqQuery>(graphql`
    query Faq {
      landingFaq {
        title
        lead
        contact {
          label
          to
        }
        items {
          question
          answer
        }
      }
    }
  `);
  const address = useLinkTarget();
  useFacts({ commonQuestions: landingFaq?.items ?? [] });
  if (!landingFaq) return null;
  const { title, lead, contact, items } = landingFaq;
  return (
    <Section id="faq" tone="raised" labelledBy="faq-title">
      <div css={split}>
        <SectionHeading id="faq-title" title={title} lead={lead}>
          <a href={address(contact.to)}>{contact.label}</a>
        </SectionHeading>
        <QuestionList items={items} />
      </div>
    </Section>
  );
}

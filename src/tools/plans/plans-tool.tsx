import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelled } from "../../content/text/labelled";
import { formatPrice } from "../../content/text/numbers";
import { color, radius, space, text } from "../../design/tokens";
import { limitText } from "../../site/plan-lines";
import { useSite } from "../../site/use-site";
import { Field } from "../../ui/field";
import { WholeWords } from "../../ui/whole-words";
import type { ToolProps } from "../tool-components";
import { Figures } from "../frame/figures";
import { ToolFrame } from "../frame/tool-frame";
import { Pairs, Part } from "../frame/group";
import { Notes } from "../frame/notes";
import { isCount, readCount } from "../reading/read-count";
import { joinSentences, resolveNotes } from "../messages";
import { useToolState } from "../state/use-tool-state";
import { choosePlan, type Need, type Needs } from "./choose-plan";
import { PlanLimitsTable } from "./plan-limits-table";
import { planNotes } from "./plan-notes";
import { isDays, readDays } from "./read-days";

/** A small shop with its own domain. */
const DEFAULTS = { clicks: "5000", domains: "1", people: "1", days: "90" };
type FieldName = keyof typeof DEFAULTS;
const FIELDS = Object.keys(DEFAULTS) as FieldName[];

const styles = {
  answer: css({
    display: "grid",
    gap: space(2),
    padding: space(4),
    border: "2px solid transparent",
    borderRadius: radius.medium,
    background: color.blueSoft,
  }),
  plan: css(text.h3),
};

const list = new Intl.ListFormat("fr", { type: "conjunction" });

/** The cheapest plan that covers what the visitor needs, and why. */
export default function PlansTool({ words, page }: ToolProps<Queries.PlansWordsFragment>) {
  const { values, set } = useToolState("plans", DEFAULTS);
  const { support } = useSite();
  const pricing = page?.pricing;
  if (!pricing) return null;
  const { plans, rows, billing } = pricing;
  const needs: Needs = {
    clicksPerMonth: readCount(values.clicks),
    customDomains: readCount(values.domains),
    users: Math.max(1, readCount(values.people)),
    statisticsDays: readDays(values.days),
  };
  const choice = choosePlan(needs, plans);
  const { plan, below, reasons, year } = choice;
  const inWords = (need: Need, count: number | null) => startLow(limitText(rows[need], count));
  const wanted = list.format(reasons.map((need) => inWords(need, needs[need])));
  const lacking = below ? list.format(reasons.map((need) => inWords(need, below.limits[need]))) : "";
  const answer = plan
    ? `${plan.name} (${formatPrice(plan.monthlyPrice)} ${billing.perMonth}), ${reasons.length > 0 ? `${words.because} ${wanted}` : words.cheapest}`
    : labelled(words.none, wanted);

  const { notNumber } = words.frame;
  const isRead = (name: FieldName) => (name === "days" ? isDays : isCount)(values[name]);
  const unread = FIELDS.filter((name) => !isRead(name));
  const isAnswered = unread.length === 0;
  const shownNotes = resolveNotes(words.messages, planNotes(choice, lacking));
  const field = (name: FieldName) => (
    <Field
      key={name}
      name={name}
      kind="number"
      label={words[name]}
      value={values[name]}
      error={isRead(name) ? undefined : notNumber}
      onChange={(value) => set({ [name]: value })}
    />
  );

  return (
    <ToolFrame
      words={words}
      status={joinSentences(
        isAnswered
          ? [answer, ...shownNotes.map(({ text }) => text)]
          : unread.map((name) => labelled(words[name], startLow(notNumber))),
      )}
      fields={<Pairs>{FIELDS.map(field)}</Pairs>}
      more={isAnswered && <Notes notes={shownNotes} />}
      after={<PlanLimitsTable words={words} pricing={pricing} chosen={isAnswered ? plan?.name : undefined} />}
    >
      {isAnswered && (
        <>
          <div css={styles.answer} data-plan-choice={plan?.name ?? "none"}>
            {/* Rendered again: page translators remove React's own text nodes. */}
            <p key={answer} css={styles.plan}>
              <WholeWords>{answer}</WholeWords>
            </p>
            {!plan && <a href={support}>{words.support}</a>}
          </div>
          {year && (
            <Part heading={words.year}>
              <Figures
                lines={[
                  [words.atMonthly, formatPrice(year.monthly)],
                  [words.atAnnual, formatPrice(year.annual)],
                ]}
              />
            </Part>
          )}
        </>
      )}
    </ToolFrame>
  );
}

/** A line of the table or a sentence, for use inside another sentence. */
const startLow = (line: string) => line.charAt(0).toLocaleLowerCase("fr") + line.slice(1);

export const fragment = graphql`
  fragment PlansWords on PlansTool {
    ...ToolFrame
    clicks
    domains
    people
    days
    because
    cheapest
    none
    support
    year
    atMonthly
    atAnnual
    table
    plan
    messages {
      code
      text
    }
  }
`;

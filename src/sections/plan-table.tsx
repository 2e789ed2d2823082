import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatPrice } from "../content/text/numbers";
import { belowSmall, color, font, from, headerHeight, media, semibold, space, text, width } from "../design/tokens";
import { factId, planLines } from "../site/plan-lines";
import { CheckList } from "../ui/check-list";

/*
 * Each fact's name is on its own line above its four values, so that four columns fit from 320 px up. Both are in one
 * row, laid out as a grid, as browsers look for a value's headers in its row and column. On such narrow screens a
 * value's qualifier is below it, in every column alike.
 */
const table = css({
  width: "100%",
  tableLayout: "fixed",
  "& caption": { ...text.h3, marginBottom: space(4), textAlign: "left" },
  "& tr": { display: "grid", gridTemplateColumns: "repeat(4,minmax(0,1fr))" },
  "& th": { textAlign: "left" },
  "& thead td, & tbody th": { gridColumn: "1/-1" },
  "& thead": {
    zIndex: 1,
    top: headerHeight,
    background: color.paper,
    [media.screen]: { position: "sticky" },
    fontFamily: font.heading,
    fontSize: "clamp(.6875rem, 3.3vw, 1.125rem)",
    /* So that the longest name fits on the narrowest screen, in the fallback font too. */
    letterSpacing: "-.03em",
  },
  "& thead tr, & tbody tr:not(:last-of-type)": { borderBottom: `1px solid ${color.line}` },
  "& thead th": { padding: `${space(3)} 0` },
  /* In print each fact stays whole, not the table body. */
  "& tbody": { breakInside: "auto" },
  "& tbody tr": { breakInside: "avoid" },
  "& tbody th": { order: -2, padding: `${space(4)} 0 0` },
  "& tbody td": {
    padding: `${space(1)} ${space(2)} ${space(4)} 0`,
    fontSize: "clamp(.8125rem, .7rem + .6vw, 1.0625rem)",
    fontWeight: semibold,
    fontVariantNumeric: "tabular-nums",
  },
  /* A separate cell: in the fact's name, it would be read before each value. */
  "& tbody td[id]": {
    ...text.small,
    order: -1,
    gridColumn: "1/-1",
    maxWidth: width.text,
    padding: 0,
    fontWeight: 400,
    color: color.inkSoft,
  },
  /* Four words of large text do not fit on a small phone's line: two by two. */
  [belowSmall]: {
    "& tr": { gridTemplateColumns: "1fr 1fr" },
    "& thead": { top: 0 },
    "& thead th": { paddingBlock: space(1) },
  },
  /* With room for a fact and its explanation beside the four values. */
  [from.laptop]: {
    "& tr": { gridTemplateColumns: "minmax(0,2.4fr) repeat(4,minmax(0,1fr))" },
    "& thead td, & tbody th, & tbody td[id]": { gridColumn: 1, paddingRight: space(8) },
    "& thead": { fontSize: "min(1.125rem, 1.9vw)" },
    "& tbody td:not([id])": { gridRow: "span 2", paddingTop: space(4) },
    "& tbody td[id]": { gridRow: 2, paddingBottom: space(4) },
  },
  "& small": {
    fontSize: ".8125rem",
    fontWeight: 400,
    color: color.inkSoft,
    display: "block",
    [from.tablet]: { display: "inline-block" },
  },
});

const every = css(text.small, { display: "flex", flexWrap: "wrap", marginTop: space(4), fontWeight: semibold });

/** Every plan against every fact, with the explanations in full. */
export function PlanTable({ pricing }: { pricing: Queries.PlanTableFragment & Queries.PlanWordsFragment }) {
  const plans = pricing.plans.map((plan) => ({ ...plan, lines: planLines(plan.limits, pricing.rows) }));
  return (
    <>
      <table css={table} id="comparison">
        <caption>{pricing.comparison}</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="visually-hidden">
              {pricing.explanation}
            </th>
          </tr>
        </thead>
        <tbody>
          <Fact label={pricing.billing.price}>
            {plans.map(({ name, monthlyPrice, annualPrice }) => (
              <td key={name}>
                <div>
                  {formatPrice(monthlyPrice)} <small>{pricing.billing.perMonth}</small>
                </div>
                {formatPrice(annualPrice)} <small>{pricing.billing.perYear}</small>
              </td>
            ))}
          </Fact>
          {plans[0]?.lines.map(({ key, label, hint }, row) => (
            <Fact key={key} id={factId(key)} label={label} hint={hint}>
              {plans.map(({ name, lines }) => (
                <td key={name}>
                  {lines[row]?.value} {lines[row]?.coming && <small>({pricing.badges.coming})</small>}
                </td>
              ))}
            </Fact>
          ))}
        </tbody>
      </table>
      <CheckList css={every}>
        {pricing.everyPlan.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </CheckList>
    </>
  );
}

interface FactProps {
  id?: string | undefined;
  label: string;
  hint?: string | null;
  children: ReactNode;
}

function Fact({ id, label, hint, children }: FactProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
      {hint && <td id={id}>{hint}</td>}
    </tr>
  );
}

export const fragment = graphql`
  fragment PlanTable on LandingPricing {
    comparison
    explanation
    everyPlan
    billing {
      price
      perMonth
      perYear
    }
    plans {
      name
      monthlyPrice
      annualPrice
      limits {
        ...PlanLimits
      }
    }
  }
`;

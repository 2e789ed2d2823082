import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { formatPrice } from "../content/numbers";
import { belowSmall, color, font, from, headerHeight, media, space, text } from "../design/tokens";
import { factId, planLines } from "../site/plan-lines";
import { CheckList } from "../ui/check-list";

/*
 * Each fact is a line of its own above its four values, so that the same table holds four columns from 320 px on. What
 * qualifies a value stands below it there, in every column alike.
 */
const table = css({
  width: "100%",
  tableLayout: "fixed",
  "& caption": { ...text.h3, marginBottom: space(4), textAlign: "left" },
  "& th, & td": { textAlign: "left", verticalAlign: "baseline" },
  "& thead th": {
    zIndex: 1,
    top: headerHeight,
    padding: `${space(3)} 2px ${space(3)} 0`,
    background: color.paper,
    [media.screen]: {
      position: "sticky",
      /* A border would be left behind by what stays on top. */
      boxShadow: `inset 0 -1px ${color.line}`,
    },
    fontFamily: font.heading,
    fontSize: "clamp(.6875rem, 3.3vw, 1.125rem)",
    letterSpacing: "-.01em",
  },
  "& tbody": { borderTop: `1px solid ${color.line}` },
  "& thead + tbody": { borderColor: "transparent" },
  "& tbody th": { ...text.small, padding: `${space(4)} 0 0`, fontWeight: 400, color: color.inkSoft },
  "& tbody b": { marginRight: space(1), color: color.ink },
  "& td": {
    padding: `${space(1)} ${space(2)} ${space(4)} 0`,
    fontSize: "clamp(.8125rem, .7rem + .6vw, 1.0625rem)",
    fontWeight: 650,
    fontVariantNumeric: "tabular-nums",
  },
  /* Four words of a large text do not fit on a small phone's line: two and two. */
  [belowSmall]: {
    "& tr": { display: "grid", gridTemplateColumns: "1fr 1fr" },
    "& thead": { position: "sticky", zIndex: 1, top: 0 },
    "& thead th": { position: "static", paddingBlock: space(1) },
    "& tbody th": { gridColumn: "1/-1" },
  },
  "& small": {
    fontSize: ".8125rem",
    fontWeight: 400,
    color: color.inkSoft,
    display: "block",
    [from.tablet]: { display: "inline-block" },
  },
});

const every = css(text.small, { display: "flex", flexWrap: "wrap", marginTop: space(4), fontWeight: 650 });

/** Every plan against every fact, with the explanations in full. */
export function PlanTable({ pricing }: { pricing: Queries.PlanTableFragment & Queries.PlanWordsFragment }) {
  const plans = pricing.plans.map((plan) => ({ ...plan, lines: planLines(plan.limits, pricing.rows) }));
  return (
    <>
      <table css={table} id="comparison">
        <caption>{pricing.comparison}</caption>
        <thead>
          <tr>
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
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
          <Fact key={key} id={hint ? factId(key) : undefined} label={label} hint={hint}>
            {plans.map(({ name, lines }) => (
              <td key={name}>
                {lines[row]?.value} {lines[row]?.coming && <small>({pricing.badges.coming})</small>}
              </td>
            ))}
          </Fact>
        ))}
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
    <tbody>
      <tr>
        <th id={id} scope="rowgroup" colSpan={4}>
          <b>{label}</b>
          {hint && ` ${hint}`}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

export const fragment = graphql`
  fragment PlanTable on LandingPricing {
    comparison
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

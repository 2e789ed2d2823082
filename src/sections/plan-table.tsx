import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatPrice } from "../content/numbers";
import { color, from, space, text, width } from "../design/tokens";
import { Icon } from "../ui/icon";
import { planLines } from "./plan-lines";

/* On a phone each row becomes a block: the fact, its explanation, then the four plans with their value. */
const styles = {
  title: css(text.h3, { marginBottom: space(4), textAlign: "left" }),
  table: css(text.small, {
    width: "100%",
    "& thead": { position: "absolute", clipPath: "inset(50%)" },
    "& tr, & tbody, & caption, & td, & tbody th": { display: "block" },
    "& tbody tr": { padding: `${space(4)} 0`, borderTop: `1px solid ${color.line}` },
    "& th": { textAlign: "left", fontWeight: 650 },
    "& td": { display: "grid", gridTemplateColumns: "8.5rem 1fr", gap: space(3), padding: `${space(1)} 0` },
    "& td::before": { content: "attr(data-plan)", ...text.label, color: color.inkSoft },
    [from.laptop]: {
      display: "table",
      "& thead": { position: "static", clipPath: "none" },
      "& tr": { display: "table-row" },
      "& tbody": { display: "table-row-group" },
      "& caption": { display: "table-caption" },
      "& th, & td, & tbody th": {
        display: "table-cell",
        verticalAlign: "top",
        padding: `${space(3.5)} ${space(3)} ${space(3.5)} 0`,
      },
      "& td::before": { display: "none" },
    },
  }),
  hint: css({ display: "block", maxWidth: width.text, fontWeight: 400, color: color.inkSoft }),
  every: css(text.small, { display: "flex", flexWrap: "wrap", gap: `${space(2)} ${space(6)}`, marginTop: space(6) }),
  everyItem: css({ display: "flex", gap: space(2), "& svg": { color: color.good } }),
};

/** Every plan against every fact, with the explanations in full. */
export function PlanTable({ pricing }: { pricing: Queries.PlanTableFragment & Queries.PlanWordsFragment }) {
  const plans = pricing.plans.map((plan) => ({ ...plan, lines: planLines(plan.limits, pricing.rows) }));
  return (
    <>
      <table css={styles.table}>
        <caption css={styles.title}>{pricing.comparison}</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{pricing.billing.legend}</th>
            {plans.map(({ name, monthlyPrice, annualPrice }) => (
              <td key={name} data-plan={name}>
                {formatPrice(monthlyPrice)} {pricing.billing.perMonth}
                <br />
                {formatPrice(annualPrice)} {pricing.billing.perYear}
              </td>
            ))}
          </tr>
          {plans[0]?.lines.map(({ key, label, hint }, row) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {hint && <span css={styles.hint}>{hint}</span>}
              </th>
              {plans.map(({ name, lines }) => (
                <td key={name} data-plan={name}>
                  {lines[row]?.text}
                  {lines[row]?.coming && ` (${pricing.badges.coming})`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul css={styles.every} role="list">
        {pricing.everyPlan.map((fact) => (
          <li key={fact} css={styles.everyItem}>
            <Icon name="check" size={20} />
            {fact}
          </li>
        ))}
      </ul>
    </>
  );
}

export const fragment = graphql`
  fragment PlanTable on LandingPricing {
    comparison
    everyPlan
    billing {
      legend
      perMonth
      perYear
    }
    plans {
      name
      monthlyPrice
      annualPrice
      limits {
        clicksPerMonth
        internalSubdomains
        customDomains
        users
        usersComing
        dynamicLinks
        statisticsDays
        support
      }
    }
  }
`;

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatPrice, twelveMonths } from "../../content/text/numbers";
import { color, from, radius, semibold, space, text } from "../../design/tokens";
import { limitValue } from "../../site/plan-lines";
import { NEEDS } from "./choose-plan";

/*
 * On a narrow screen the table scrolls on its own, with a shadow at its edge until its end; the keyboard can focus and
 * scroll it.
 */
const styles = {
  scroll: css({
    overflowX: "auto",
    /* What is scrolled into view is beside the names, not under them. */
    scrollPaddingLeft: "7.5rem",
    marginTop: space(7),
    background: `linear-gradient(270deg,${color.raised} 50%,transparent) right/3rem 100% no-repeat local,linear-gradient(270deg,${color.line},transparent) 100% 100%/1.5rem 85% no-repeat`,
    "&:focus-visible": { outlineOffset: 6, borderRadius: radius.small },
  }),
  table: css(text.small, {
    width: "100%",
    minWidth: "40rem",
    /* The row's name is sticky, except with large text, where the names would fill a small screen. */
    [from.small]: { "& th:first-of-type": { position: "sticky", left: 0, background: color.raised } },
  }),
  caption: css(text.h3, {
    marginBottom: space(3),
    textAlign: "left",
    fontSize: "1.15rem",
    /* As wide as the table, of which a phone shows a part. */
    "& > span": { position: "sticky", left: 0, display: "inline-block", maxWidth: "min(100%,80vw)" },
  }),
  head: css(text.label, { padding: `${space(2)} ${space(3)} ${space(2)} 0`, textAlign: "left", color: color.inkSoft }),
  cell: css({
    padding: `${space(2.5)} ${space(3)} ${space(2.5)} 0`,
    borderTop: `1px solid ${color.line}`,
    textAlign: "left",
    verticalAlign: "top",
    "[data-chosen] > &": { borderTopColor: color.blue, fontWeight: semibold },
    "[data-chosen] + tr > &": { borderTopColor: color.blue },
  }),
};

interface Props {
  words: Queries.PlansWordsFragment;
  pricing: Queries.PricedPlansFragment;
  /** The plan to highlight. */
  chosen?: string;
}

/** The limits of each plan and its price per year: the chooser for a visitor without JavaScript. */
export function PlanLimitsTable({ words, pricing, chosen }: Props) {
  const { plans, rows, badges } = pricing;
  return (
    /* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse */
    <div css={styles.scroll} role="region" aria-label={words.table} tabIndex={0}>
      <table css={styles.table}>
        <caption css={styles.caption}>
          <span>{words.table}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" css={styles.head}>
              {words.plan}
            </th>
            {NEEDS.map((need) => (
              <th key={need} scope="col" css={styles.head}>
                {rows[need].label}
              </th>
            ))}
            <th scope="col" css={styles.head}>
              {words.year}, {words.atMonthly.toLocaleLowerCase("fr")}
            </th>
            <th scope="col" css={styles.head}>
              {words.year}, {words.atAnnual.toLocaleLowerCase("fr")}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ name, limits, monthlyPrice, annualPrice }) => (
            <tr key={name} data-chosen={name === chosen || undefined}>
              <th scope="row" css={styles.cell}>
                {name}
              </th>
              {NEEDS.map((need) => (
                <td key={need} css={styles.cell}>
                  {limitValue(rows[need], limits[need])}
                  {need === "users" && limits.usersComing && ` (${badges.coming})`}
                </td>
              ))}
              <td css={styles.cell}>{formatPrice(twelveMonths(monthlyPrice))}</td>
              <td css={styles.cell}>{formatPrice(annualPrice)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const fragment = graphql`
  fragment PricedPlans on LandingPricing {
    billing {
      perMonth
    }
    badges {
      coming
    }
    rows {
      clicksPerMonth {
        ...CountedRow
      }
      customDomains {
        ...CountedRow
      }
      users {
        ...CountedRow
      }
      statisticsDays {
        ...CountedRow
      }
    }
    plans {
      name
      monthlyPrice
      annualPrice
      limits {
        clicksPerMonth
        customDomains
        users
        usersComing
        statisticsDays
      }
    }
  }
`;

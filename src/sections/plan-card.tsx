import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, radius, space, text } from "../design/tokens";
import { Badge } from "../ui/badge";
import { Icon } from "../ui/icon";
import { Hint } from "../ui/hint";
import { planLines } from "./plan-lines";
import { PlanPrice } from "./plan-price";
import { SignUpLink } from "./sign-up-link";

const card = {
  display: "flex",
  flexDirection: "column",
  gap: space(4),
  padding: space(6),
  border: `2px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
} as const;

const styles = {
  plain: css(card),
  popular: css(card, { borderColor: color.blue }),
  premium: css(card, { borderColor: color.ink }),
  name: css(text.h3, { display: "flex", flexWrap: "wrap", gap: space(3), alignItems: "center" }),
  description: css(text.small, { color: color.inkSoft }),
  lines: css(text.small, { display: "grid", gap: space(2.5), flexGrow: 1 }),
  line: css({
    display: "grid",
    gridTemplateColumns: "20px 1fr",
    gap: space(2),
    alignItems: "start",
    "& > svg": { marginTop: 1, color: color.good },
  }),
};

interface Props {
  plan: Queries.PlanCardFragment;
  words: Queries.PlanWordsFragment;
  billing: Queries.BillingWordsFragment;
}

/** One plan: its price in both billings, and what it holds. */
export function PlanCard({ plan, words, billing }: Props) {
  const style = plan.popular ? styles.popular : plan.premium ? styles.premium : styles.plain;
  return (
    <li css={style} data-plan={plan.name}>
      <h3 css={styles.name}>
        {plan.name}
        {plan.popular && <Badge tone="blue">{words.badges.popular}</Badge>}
        {plan.premium && <Badge tone="ink">{words.badges.premium}</Badge>}
      </h3>
      <p css={styles.description}>{plan.description}</p>
      <PlanPrice plan={plan} billing={billing} />
      <ul css={styles.lines} role="list">
        {planLines(plan.limits, words.rows).map((line) => (
          <li key={line.key} css={styles.line}>
            <Icon name="check" size={20} />
            <span>
              {line.hint ? <Hint text={line.hint}>{line.text}</Hint> : line.text}
              {line.coming && <> ({words.badges.coming})</>}
            </span>
          </li>
        ))}
        {plan.features.map((feature) => (
          <li key={feature} css={styles.line}>
            <Icon name="check" size={20} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <SignUpLink location="Pricing Section" kind={plan.popular ? "primary" : "secondary"}>
        {words.cta} {plan.name}
      </SignUpLink>
    </li>
  );
}

export const fragment = graphql`
  fragment PlanCard on Plan {
    name
    description
    monthlyPrice
    annualPrice
    annualSavings
    features
    popular
    premium
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

  fragment CountedRow on PlanRow {
    label
    one
    many
    none
    unlimited
    hint
  }

  fragment PlanWords on LandingPricing {
    cta
    badges {
      popular
      premium
      coming
    }
    rows {
      clicksPerMonth {
        ...CountedRow
      }
      internalSubdomains {
        ...CountedRow
      }
      customDomains {
        ...CountedRow
      }
      users {
        ...CountedRow
      }
      dynamicLinks {
        ...CountedRow
      }
      statisticsDays {
        ...CountedRow
      }
      support {
        label
        standard
        priority
        hint
      }
    }
  }
`;

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, from, media, radius, space, text } from "../design/tokens";
import { factId, planLines } from "../site/plan-lines";
import { SignUpLink } from "../site/sign-up-link";
import { Badge } from "../ui/badge";
import { CheckList } from "../ui/check-list";
import { Hint } from "../ui/hint";
import { WholeWords } from "../ui/whole-words";
import { PlanPrice } from "./plan-price";

/* The five parts of a card are in rows shared by all cards, so that prices and buttons line up. */
const card = {
  position: "relative",
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 5",
  gap: space(4),
  padding: `min(${space(6)},7.5vw)`,
  border: `2px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  "& > h3 > span": {
    position: "absolute",
    top: "-.95rem",
    right: space(5),
    fontFamily: font.body,
    [media.print]: { top: space(5) },
  },
  "& > p": { ...text.small, color: color.inkSoft },
  "& > a": { ...text.small, alignSelf: "end", gap: space(1.5), marginTop: space(2), padding: space(2) },
} as const;

const styles = {
  plain: css(card),
  popular: css(card, { borderColor: color.blue, background: color.blueSoft }),
  premium: css(card, { borderColor: color.ink }),
  lines: css(text.small, {
    [from.phone]: { gridTemplateColumns: "1fr 1fr" },
    [from.tablet]: { gridTemplateColumns: "1fr" },
    "& button": { paddingBlock: 4, marginBlock: -4 },
    "& > [data-without]::before": {
      width: ".7em",
      height: ".5em",
      borderWidth: "0 0 2px",
      borderColor: color.edge,
      transform: "none",
    },
  }),
};

interface Props {
  plan: Queries.PlanCardFragment;
  words: Queries.PlanWordsFragment;
  billing: Queries.BillingWordsFragment;
}

/** One plan: its price in both billings, and what it includes. */
export function PlanCard({ plan, words, billing }: Props) {
  const style = plan.popular ? styles.popular : plan.premium ? styles.premium : styles.plain;
  return (
    <li css={style}>
      <h3>
        {`${plan.name} `}
        {plan.popular && <Badge tone="mimosa">{words.badges.popular}</Badge>}
        {plan.premium && <Badge tone="ink">{words.badges.premium}</Badge>}
      </h3>
      <p>{plan.description}</p>
      <PlanPrice plan={plan} billing={billing} />
      <CheckList css={styles.lines}>
        {planLines(plan.limits, words.rows).map((line) => (
          <li key={line.key} data-without={line.without || undefined}>
            {line.hint ? (
              <Hint text={line.hint} describedBy={factId(line.key)}>
                {line.text}
              </Hint>
            ) : (
              line.text
            )}
            {line.coming && <span>{` (${words.badges.coming})`}</span>}
          </li>
        ))}
        {plan.features.map((feature) => (
          <li key={feature}>
            <WholeWords>{feature}</WholeWords>
          </li>
        ))}
      </CheckList>
      <SignUpLink location="Pricing Section" kind={plan.popular ? "primary" : "secondary"}>
        {`${words.cta} ${plan.name}`}
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
      ...PlanLimits
    }
  }

  fragment PlanWords on LandingPricing {
    cta
    badges {
      popular
      premium
      coming
    }
    rows {
      ...PlanRows
    }
  }
`;

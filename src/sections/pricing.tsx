import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { useMemo, useState } from "react";
import {
  belowSmall,
  chosenInForcedColors,
  color,
  from,
  media,
  motion,
  radius,
  rhythm,
  semibold,
  space,
  text,
} from "../design/tokens";
import { useFacts } from "../seo/facts";
import { Tool } from "../tools/tool";
import { Badge } from "../ui/badge";
import { Section } from "../ui/section";
import { useIsomorphicLayoutEffect } from "../ui/use-isomorphic-layout-effect";
import { ANNUAL, isAnnual, noteBilling } from "./billing-choice";
import { PlanCard } from "./plan-card";
import { PlanTable } from "./plan-table";
import { SectionHeading } from "./section-heading";

/* Both prices are in the page; the radio buttons choose between them in CSS, so that the choice needs no script. */
const styles = {
  choice: css({
    border: 0,
    "& input": { position: "absolute", opacity: 0 },
    "& [data-billing=annual]": { visibility: "hidden" },
    [`&:has(#${ANNUAL}:checked)`]: {
      "& [data-billing=annual]": { visibility: "visible" },
      "& [data-billing=monthly]": { visibility: "hidden" },
    },
  }),
  toggle: css({
    display: "inline-grid",
    gap: space(1),
    padding: space(1),
    marginBottom: space(7),
    border: `1px solid ${color.edge}`,
    borderRadius: "2.25rem",
    background: color.raised,
    [from.small]: { gridTemplateColumns: "auto auto", overflowWrap: "break-word" },
    [belowSmall]: { borderRadius: radius.large, "& label": { borderRadius: `calc(${radius.large} - ${space(1)})` } },
  }),
  /*
   * Each radio button is inside its own option: stacked, the last would take the clicks of the first. Text and badge
   * are two flex items, between which only a no-break space survives; Firefox needs it in the button's name.
   */
  option: css({
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: `${space(1)} 2px`,
    minHeight: 48,
    padding: `${space(1.5)} min(${space(5)},2.1vw)`,
    borderRadius: "2rem",
    border: "2px solid transparent",
    fontWeight: semibold,
    cursor: "pointer",
    [media.motion]: { transition: `background-color ${motion.quick}, color ${motion.quick}` },
    [media.forcedColors]: { borderColor: "Canvas" },
    "&:hover": { color: color.blue },
    "&:has(:checked)": {
      color: color.paper,
      background: color.ink,
      [media.forcedColors]: chosenInForcedColors,
    },
    "&:has(:focus-visible)": { outline: "3px solid var(--focus)", outlineOffset: 2 },
  }),
  cards: css({
    display: "grid",
    gap: space(5),
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
  }),
  taxes: css(text.small, { marginTop: space(5), marginBottom: rhythm.gap, color: color.inkSoft }),
};

/** The four plans, monthly or annual, and the table that compares them (specification, sections 4 and 9). */
export function Pricing() {
  const { landingPricing, plansTool } = useStaticQuery<Queries.PricingQuery>(graphql`
    query Pricing {
      landingPricing {
        title
        lead
        billing {
          legend
          monthly
          annual
          offer
          taxes
          ...BillingWords
        }
        ...PlanTable
        ...PlanWords
        ...PricedPlans
        plans {
          name
          ...PlanCard
        }
      }
      plansTool {
        ...Tool
      }
    }
  `);
  const [startsAnnual] = useState(isAnnual);
  useIsomorphicLayoutEffect(() => noteBilling, []);
  useFacts({ plans: landingPricing?.plans ?? [] });
  const page = useMemo(() => ({ path: "/", label: "", pricing: landingPricing ?? undefined }), [landingPricing]);
  if (!landingPricing) return null;
  const { title, lead, billing, plans } = landingPricing;
  return (
    <>
      <Section id="pricing" air="open" labelledBy="pricing-title">
        <SectionHeading id="pricing-title" title={title} lead={lead} />
        <div css={styles.choice}>
          <div role="radiogroup" aria-label={billing.legend} data-print="no" css={styles.toggle}>
            <label css={styles.option}>
              <input type="radio" name="billing" id="billing-monthly" value="monthly" defaultChecked={!startsAnnual} />
              {billing.monthly}
            </label>{" "}
            <label css={styles.option}>
              <input type="radio" name="billing" id={ANNUAL} value="annual" defaultChecked={startsAnnual} />
              {`${billing.annual}\u00A0`}
              <Badge tone="mimosa">{billing.offer}</Badge>
            </label>
          </div>
          <ul css={styles.cards} role="list">
            {plans.map((plan) => (
              <PlanCard key={plan.name} plan={plan} words={landingPricing} billing={billing} />
            ))}
          </ul>
          <p css={styles.taxes}>{billing.taxes}</p>
          <PlanTable pricing={landingPricing} />
        </div>
      </Section>
      <Tool words={plansTool} page={page} />
    </>
  );
}

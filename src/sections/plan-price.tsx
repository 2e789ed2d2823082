import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatPrice } from "../content/text/numbers";
import { color, space, text } from "../design/tokens";
import { VisuallyHidden } from "../ui/visually-hidden";

/* The two billings overlap, so that nothing below moves or is repainted when the choice changes. */
const styles = {
  price: css({
    display: "grid",
    "& > *": { gridArea: "1/1" },
    ...text.small,
    color: color.inkSoft,
    fontVariantNumeric: "tabular-nums",
    "& strong": {
      ...text.figure,
      fontSize: "min(2.375rem,12vw)",
      marginRight: 3,
      whiteSpace: "nowrap",
      color: color.ink,
    },
  }),
  under: css({ marginTop: space(1) }),
};

interface Props {
  plan: Pick<Queries.PlanCardFragment, "monthlyPrice" | "annualPrice" | "annualSavings">;
  billing: Queries.BillingWordsFragment;
}

/** A plan's price in both billings; the section shows one of them. The struck-out figure is explained. */
export function PlanPrice({ plan, billing }: Props) {
  return (
    <div css={styles.price}>
      <p data-billing="monthly">
        <strong>{formatPrice(plan.monthlyPrice)}</strong> {billing.perMonth}
      </p>
      <div data-billing="annual">
        <p>
          <strong>{formatPrice(plan.annualPrice)}</strong> {billing.perYear}
        </p>
        <p css={styles.under}>
          <VisuallyHidden>{billing.insteadOf} </VisuallyHidden>
          <s>{formatPrice(plan.annualSavings)}</s> {billing.struckReason}
        </p>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment BillingWords on Billing {
    perMonth
    perYear
    insteadOf
    struckReason
  }
`;

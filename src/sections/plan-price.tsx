import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { formatPrice } from "../content/numbers";
import { color, space, text } from "../design/tokens";
import { VisuallyHidden } from "../ui/visually-hidden";

const styles = {
  price: css({ minHeight: "5.75rem" }),
  amount: css(text.figure, { fontSize: "2.5rem" }),
  unit: css(text.small, { color: color.inkSoft }),
  struck: css(text.small, { marginTop: space(1.5), color: color.inkSoft, fontVariantNumeric: "tabular-nums" }),
};

interface Props {
  plan: Pick<Queries.PlanCardFragment, "monthlyPrice" | "annualPrice" | "annualSavings">;
  billing: Queries.BillingWordsFragment;
}

/** A plan's price in both billings; the section shows one of them. The struck figure says where it comes from. */
export function PlanPrice({ plan, billing }: Props) {
  return (
    <div css={styles.price}>
      <p data-billing="monthly">
        <span css={styles.amount}>{formatPrice(plan.monthlyPrice)}</span>{" "}
        <span css={styles.unit}>{billing.perMonth}</span>
      </p>
      <div data-billing="annual">
        <p>
          <span css={styles.amount}>{formatPrice(plan.annualPrice)}</span>{" "}
          <span css={styles.unit}>{billing.perYear}</span>
        </p>
        <p css={styles.struck}>
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

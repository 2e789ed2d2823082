import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { formatPrice } from "../content/numbers";
import { color, from, space, text } from "../design/tokens";
import { Section } from "../ui/section";

const styles = {
  title: css(text.h3, { marginBottom: space(5) }),
  list: css({
    display: "grid",
    gap: space(4),
    gridTemplateColumns: "1fr 1fr",
    [from.laptop]: { gridTemplateColumns: "repeat(4, 1fr)" },
  }),
  plan: css({ paddingTop: space(3), borderTop: `2px solid ${color.ink}` }),
  name: css(text.label, { display: "block" }),
  price: css(text.figure, { fontSize: "1.6rem" }),
  unit: css(text.small, { color: color.inkSoft }),
  more: css({ marginTop: space(5) }),
};

/** The four prices in one line, for the pages that do not show the whole pricing section. */
export function PriceStrip() {
  const { landingPricing } = useStaticQuery<Queries.PriceStripQuery>(graphql`
    query PriceStrip {
      landingPricing {
        title
        comparison
        billing {
          perMonth
        }
        plans {
          name
          monthlyPrice
        }
      }
    }
  `);
  if (!landingPricing) return null;
  const { title, comparison, billing, plans } = landingPricing;
  return (
    <Section labelledBy="prices">
      <h2 id="prices" css={styles.title}>
        {title}
      </h2>
      <ul css={styles.list} role="list">
        {plans.map(({ name, monthlyPrice }) => (
          <li key={name} css={styles.plan}>
            <span css={styles.name}>{name}</span>
            <span css={styles.price}>{formatPrice(monthlyPrice)}</span>{" "}
            <span css={styles.unit}>{billing.perMonth}</span>
          </li>
        ))}
      </ul>
      <p css={styles.more}>
        <a href="/#pricing">{comparison}</a>
      </p>
    </Section>
  );
}

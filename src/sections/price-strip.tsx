import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { formatPrice } from "../content/text/numbers";
import { color, from, rhythm, space, text } from "../design/tokens";
import { limitText } from "../site/plan-lines";
import { Section } from "../ui/section";

const styles = {
  strip: css({
    display: "grid",
    gap: `${space(6)} ${rhythm.gap}`,
    "& h2": { ...text.h3, marginBottom: space(2) },
    "& a": { display: "inline-block", paddingBlock: space(1) },
    [from.laptop]: { gridTemplateColumns: "1fr 2fr", alignItems: "center" },
  }),
  list: css({
    display: "grid",
    gap: `${space(5)} ${space(4)}`,
    gridTemplateColumns: "repeat(auto-fit, minmax(max(9rem, 40%), 1fr))",
    [from.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(7.5rem, 1fr))" },
    "& li": { ...text.small, paddingLeft: space(3), borderLeft: `2px solid ${color.ink}`, color: color.inkSoft },
    "& b": { ...text.label, display: "block" },
    "& strong": { ...text.figure, display: "block", margin: `${space(1)} 0`, fontSize: "1.75rem", color: color.ink },
  }),
};

/** The four prices in one line, with their main difference, for pages without the whole pricing section. */
export function PriceStrip() {
  const { landingPricing } = useStaticQuery<Queries.PriceStripQuery>(graphql`
    query PriceStrip {
      landingPricing {
        title
        comparison
        billing {
          perMonth
          taxes
        }
        rows {
          clicksPerMonth {
            one
            many
            none
            unlimited
          }
        }
        plans {
          name
          monthlyPrice
          limits {
            clicksPerMonth
          }
        }
      }
    }
  `);
  if (!landingPricing) return null;
  const { title, comparison, billing, rows, plans } = landingPricing;
  return (
    <Section air="band">
      <div css={styles.strip}>
        <div>
          <h2 id="prices">{title}</h2>
          <p>{billing.taxes}</p>
          <a href="/#comparison">{comparison}</a>
        </div>
        <ul css={styles.list} role="list">
          {plans.map(({ name, monthlyPrice, limits }) => (
            <li key={name}>
              <b>{name}</b> <strong>{formatPrice(monthlyPrice)}</strong> {billing.perMonth}
              <p>{limitText(rows.clicksPerMonth, limits.clicksPerMonth)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

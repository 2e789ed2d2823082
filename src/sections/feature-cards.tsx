import { css } from "@emotion/react";
import type { Offering } from "../content/vocabulary";
import { color, from, rhythm, space, text } from "../design/tokens";
import { FeatureDrawing } from "../drawings/feature-drawing";
import { Card } from "../ui/card";
import type { FeatureList } from "./features";
import { ProductPicture } from "./product-picture";

/* The rows of the bento, in columns of six: 4 + 2, 2 + 4, 2 + 2 + 2, 4 + 2, 2 + 4. */
const wide = "& > :nth-of-type(11n+1), & > :nth-of-type(11n+4), & > :nth-of-type(11n+8), & > :nth-of-type(11n)";

/* The cards with their own row when there are two columns. */
const alone = "& > :nth-of-type(11n+1), & > :nth-of-type(11n+4), & > :nth-of-type(11n)";

/* A drawing is decorative: its alt is empty, unlike a product picture's. */
const drawing = '[alt=""]';

const styles = {
  list: css({
    display: "grid",
    gap: rhythm.gap,
    "& > li": { display: "grid", gap: `${space(2)} ${space(5)}`, alignItems: "center", alignContent: "start" },
    [`& ${drawing}`]: { maxWidth: "13rem" },
    "& > li > picture": { marginBottom: space(3) },
    "& p": { color: color.inkSoft },
    [from.small]: {
      [`& > :has(${drawing})`]: { gridTemplateColumns: "5.5rem 1fr", "& p": { gridColumn: "1/-1" } },
    },
    [from.tablet]: {
      gridTemplateColumns: "repeat(6, 1fr)",
      "& > li": { gridColumn: "span 3" },
      [`& > :has(${drawing})`]: { gridTemplateColumns: "auto" },
      [`& ${drawing}`]: { marginBottom: space(3) },
      [alone]: {
        gridColumn: "1/-1",
        gridTemplateColumns: "21rem 1fr",
        [`&:has(${drawing})`]: { gridTemplateColumns: "13rem 1fr" },
        [`& ${drawing}, & > picture`]: { gridRow: "1/3", marginBottom: 0 },
        "& > h3": { alignSelf: "end" },
        "& > p": { gridColumn: 2, alignSelf: "start" },
      },
    },
    [from.laptop]: {
      "& > li": { gridColumn: "span 2" },
      "& > :nth-of-type(11n+8)": { background: color.mimosaSoft, borderColor: "transparent" },
      "& > :nth-of-type(11n)": { background: color.blueSoft, borderColor: "transparent" },
      [wide]: {
        gridColumn: "span 4",
        gridTemplateColumns: "2fr 3fr",
        [`&:has(${drawing})`]: { gridTemplateColumns: "1fr 1fr" },
        [`& ${drawing}`]: { maxWidth: "17rem" },
        gridTemplateRows: "1fr auto auto 1fr",
        columnGap: space(8),
        [`& ${drawing}, & > picture`]: {
          gridRow: "1/-1",
          gridColumn: 2,
          justifySelf: "center",
          marginBottom: 0,
        },
        "& > h3": { ...text.h2, gridRow: 2 },
        "& > p": { gridRow: 3, gridColumn: 1 },
      },
    },
  }),
};

/** Large feature cards, each with a product picture if there is one, or else a drawing. */
export const FeatureCards: FeatureList = ({ items }) => (
  <ul css={styles.list} role="list">
    {items.map(({ offering, picture, title, description }) => {
      const drawing = <FeatureDrawing offering={offering as Offering} />;
      return (
        <Card key={offering}>
          {picture ? <ProductPicture name={offering} alt={picture} fallback={drawing} /> : drawing}
          <h3>{title}</h3>
          <p>{description}</p>
        </Card>
      );
    })}
  </ul>
);

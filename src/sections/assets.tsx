import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { Offering } from "../content/vocabulary";
import { subject } from "../design/subject";
import { from, rhythm, space, text } from "../design/tokens";
import { FeatureDrawing } from "../drawings/feature-drawing";
import { Card } from "../ui/card";
import { Prose } from "../ui/prose";
import { Section } from "../ui/section";
import { WholeWords } from "../ui/whole-words";

const besideItsText = {
  flexDirection: "row",
  alignItems: "center",
  gap: space(8),
  /* Firefox would shrink it to a thumbnail, Chromium until it loads. */
  "& img": { flex: "none", width: "42%" },
  "& p": text.lead,
} as const;

/* The first asset is larger: its drawing is beside its text. */
const list = css({
  display: "grid",
  gap: rhythm.gap,
  marginTop: space(7),
  "& img": { maxWidth: "13rem" },
  "& li:first-of-type": {
    background: subject.soft,
    borderColor: "transparent",
    [from.laptop]: besideItsText,
  },
  [from.tablet]: {
    gridTemplateColumns: "1fr 1fr",
    "& li:first-of-type:not(:nth-last-of-type(2))": { gridColumn: "1/-1", ...besideItsText },
  },
  [from.laptop]: {
    gridTemplateColumns: "7fr 5fr",
    "&:has(> :nth-of-type(3))": { gridTemplateColumns: "6fr 4fr 4fr" },
    "& li:first-of-type:not(:nth-last-of-type(2))": { gridColumn: "auto" },
  },
});

/** What the product adds to the page's subject: two or three of its functions. */
export function Assets({ assets }: { assets: Queries.AssetsFragment }) {
  return (
    <Section air="band">
      <h2 id="assets">
        <WholeWords>{assets.title}</WholeWords>
      </h2>
      <ul css={list} role="list">
        {assets.items.map((item) => (
          <Card key={item.offering}>
            <FeatureDrawing offering={item.offering as Offering} />
            <p>
              <Prose>{item.text}</Prose>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Assets on Assets {
    title
    items {
      offering
      text
    }
  }
`;

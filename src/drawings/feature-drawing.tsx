import { css } from "@emotion/react";
import type { Offering } from "../content/vocabulary";
import { color, media, radius } from "../design/tokens";
import { featureAddress } from "./feature-address";

/*
 * The image stands for its frame in the layout around it. In forced colours its lines need the ground they are drawn
 * for. A printer waits for no other picture than the screen's, which by night is a dark one: paper goes without.
 */
const frame = css({
  display: "contents",
  "& source": { display: "none" },
  "& img": {
    width: "100%",
    [media.print]: { display: "none" },
    [media.forcedColors]: { forcedColorAdjust: "none", background: color.raised, borderRadius: radius.medium },
  },
});

/** The small decorative picture of one of the eleven offerings, fetched when it comes into sight. */
export function FeatureDrawing({ offering }: { offering: Offering }) {
  return (
    <picture css={frame}>
      <source media="(prefers-color-scheme: dark)" srcSet={featureAddress(offering, "dark")} />
      <img src={featureAddress(offering, "light")} alt="" width={200} height={120} loading="lazy" decoding="async" />
    </picture>
  );
}

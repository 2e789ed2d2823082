import { css } from "@emotion/react";
import type { Offering } from "../content/vocabulary";
import { color, media } from "../design/tokens";
import { featureAddress } from "./feature-address";

/*
 * The image stands for its frame in the layout around it. In forced colours its lines need the ground they are drawn
 * for.
 */
const frame = css({
  display: "contents",
  "& source": { display: "none" },
  "& img": { width: "100%", [media.forcedColors]: { forcedColorAdjust: "none", background: color.raised } },
});

/** The small decorative picture of one of the eleven offerings, fetched when it comes into sight. */
export function FeatureDrawing({ offering }: { offering: Offering }) {
  return (
    <picture css={frame}>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={featureAddress(offering, "dark")} />
      <img src={featureAddress(offering, "light")} alt="" width={200} height={120} loading="lazy" decoding="async" />
    </picture>
  );
}

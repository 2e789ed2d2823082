import { css } from "@emotion/react";
import type { Offering } from "../content/vocabulary";
import { color, media, radius } from "../design/tokens";
import { featureAddress } from "./feature-address";

/*
 * The image replaces its frame in the layout. In forced colours its lines need the background they are drawn for.
 * Printing uses the screen's picture, which may be the dark scheme's: print goes without.
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

/** The small decorative picture of one of the eleven offerings, loaded when it comes into view. */
export function FeatureDrawing({ offering }: { offering: Offering }) {
  return (
    <picture css={frame}>
      <source media="(prefers-color-scheme: dark)" srcSet={featureAddress(offering, "dark")} />
      <img src={featureAddress(offering, "light")} alt="" width={200} height={120} loading="lazy" decoding="async" />
    </picture>
  );
}

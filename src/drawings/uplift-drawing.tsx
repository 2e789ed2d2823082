import { css } from "@emotion/react";
import { color, space, text } from "../design/tokens";

const pair = css({
  display: "grid",
  gap: space(2.5),
  "& span": {
    display: "flex",
    alignItems: "center",
    minHeight: "clamp(3.25rem,2.3rem + 3vw,4.75rem)",
    padding: `${space(2)} min(${space(6)},5vw)`,
    border: "2px solid transparent",
    borderRadius: "2.4rem",
    lineHeight: 1.2,
  },
  "& span:first-of-type": { borderColor: color.onMimosa },
  "& span:last-of-type": {
    ...text.figure,
    fontSize: "clamp(1.25rem,1rem + 1.2vw,1.75rem)",
    color: color.mimosa,
    background: color.onMimosa,
  },
});

interface Props {
  ordinary: string;
  /** How much more, in words with a percentage. */
  gain: string;
}

/** Two pills to scale, on a mimosa background: a bare link's result, and an optimised one's. */
export function UpliftDrawing({ ordinary, gain }: Props) {
  const [, percentage = "0"] = /(\d+(?:\s\d{3})*(?:,\d+)?)\s*%/.exec(gain) ?? [];
  const more = Number(percentage.replace(/\s/g, "").replace(",", ".")) / 100;
  return (
    <div css={pair}>
      <span css={{ width: `${(100 / (1 + more)).toFixed(1)}%` }} aria-hidden>
        {ordinary}
      </span>
      <span>{gain}</span>
    </div>
  );
}

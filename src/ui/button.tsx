import { css } from "@emotion/react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { color, media, motion } from "../design/tokens";
import { type ButtonKind, buttonStyles } from "./button-styles";
import { interfaceIcons } from "./interface-icons";

const arrowLine = css({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  [media.motion]: {
    transition: `transform ${motion.steady} ${motion.ease}`,
    "*:hover>&[data-toward=right]": { transform: "translateX(4px)" },
    "*:hover>&[data-toward=out]": { transform: "translate(2px,-2px)" },
  },
});

/** Where a link leads, shown by its arrow: on to another page, or out to another site. */
type Toward = "right" | "out";

function Arrow({ toward }: { toward: Toward }) {
  return (
    <svg css={arrowLine} viewBox="0 0 24 24" width="1.25rem" height="1.25rem" data-toward={toward} aria-hidden>
      <path d={interfaceIcons[toward === "out" ? "out" : "arrow"]} />
    </svg>
  );
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  kind?: ButtonKind;
  toward?: Toward;
}

/** A link styled for what it does: `primary` for the main action, `secondary` beside it, `quiet` in running text. */
export function ButtonLink({ kind = "primary", toward, children, ...rest }: ButtonLinkProps) {
  return (
    <a css={buttonStyles[kind]} {...rest}>
      {children}
      {toward && <Arrow toward={toward} />}
    </a>
  );
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
}

const disabledStyle = css({
  "&:disabled": {
    color: color.edge,
    background: "none",
    borderColor: color.line,
    pointerEvents: "none",
    [media.forcedColors]: { color: "GrayText", borderColor: "GrayText" },
  },
});

/** A real button in the same styles, for what changes the page rather than leaves it. */
export function Button({ kind = "secondary", type = "button", ...rest }: ButtonProps) {
  return <button css={[buttonStyles[kind], disabledStyle]} type={type} {...rest} />;
}

import { css } from "@emotion/react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { color, media } from "../design/tokens";
import { isChunkLoadError } from "./chunk-load-error";
import { noteHover, hoveredFor } from "./hover-time";

interface HintTriggerProps {
  text: string;
  /** The id of what says the same on the page: heard where nothing opens, by touch or without script. */
  describedBy: string;
  children: ReactNode;
}

/** What the visitor had done with the resting button: pressed it, brought the focus or the pointer to it. */
interface Interest {
  pressed: boolean;
  focused: boolean;
  hovered: boolean;
  /** For how long the pointer has been there, in ms. */
  hoveredFor: number;
}

/** What the live tooltip needs beside: it asks for the interest as it takes the resting button's place. */
export type LiveProps = HintTriggerProps & { interest: () => Interest };

/** The look of a term that has an explanation; shared by the resting button and the live tooltip's. */
export const hintTrigger = css({
  /* WebKit knows no shorthand of two. */
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationColor: color.edge,
  textUnderlineOffset: ".25em",
  [media.print]: { textDecoration: "none" },
  [media.hover]: { "&:hover": { textDecorationColor: color.blue } },
});

/**
 * A term with an explanation on hover, focus or tap. The tooltip's code loads at the first sign of interest;
 * until then, and without script, it is a plain button (the comparison table holds the same explanation as text).
 */
export function Hint({ text, describedBy, children }: HintTriggerProps) {
  const [live, setLive] = useState<{ Tooltip: ComponentType<LiveProps> }>();
  const resting = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const pressed = useRef(false);

  const wake = () => {
    if (asked.current) return;
    asked.current = true;
    import("./tooltip").then(setLive, (error: unknown) => {
      // The term stays a term; without a connection the next interest asks again.
      if (isChunkLoadError(error)) asked.current = pressed.current = false;
    });
  };
  const press = () => {
    pressed.current = true;
    wake();
  };
  const interest = () => ({
    pressed: pressed.current,
    focused: document.activeElement === resting.current,
    hovered: resting.current?.matches(":hover") ?? false,
    hoveredFor: hoveredFor(resting.current),
  });
  // Whoever pointed at the term or reached it before the page was hydrated is waiting already.
  // Who comes with the Tab key finds it awake: a screen reader would lose a button that is replaced under the focus.
  useEffect(() => {
    const { current } = resting;
    if (current?.matches(":hover, :focus")) wake();
    const section = current?.closest("section");
    section?.addEventListener("focusin", wake, { once: true });
    return () => section?.removeEventListener("focusin", wake);
  }, []);
  if (live) {
    return (
      <live.Tooltip text={text} describedBy={describedBy} interest={interest}>
        {children}
      </live.Tooltip>
    );
  }
  return (
    <button
      ref={resting}
      type="button"
      css={hintTrigger}
      aria-describedby={describedBy}
      onPointerEnter={({ currentTarget }) => {
        noteHover(currentTarget);
        wake();
      }}
      onPointerLeave={() => noteHover(null)}
      onFocus={wake}
      onClick={press}
    >
      {children}
    </button>
  );
}

import { css } from "@emotion/react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { color, media } from "../design/tokens";
import { reportFailedImport } from "./failed-import";
import { hoveredFor, noteHover } from "./hover-time";

interface HintTriggerProps {
  text: string;
  /** The id of the same text on the page: read aloud if nothing opens, by touch or without JavaScript. */
  describedBy: string;
  children: ReactNode;
}

/** What the visitor did with the placeholder button: pressed it, focused it, hovered it. */
interface Interest {
  pressed: boolean;
  focused: boolean;
  hovered: boolean;
  /** For how long the pointer has been there, in ms. */
  hoveredFor: number;
}

/** The props of the live tooltip: it calls `interest` when it replaces the placeholder button. */
export type LiveProps = HintTriggerProps & { interest: () => Interest };

/** The style of a term with an explanation; shared by the placeholder button and the live tooltip. */
export const hintTrigger = css({
  /* WebKit does not support the shorthand. */
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationColor: color.edge,
  textUnderlineOffset: ".25em",
  [media.print]: { textDecoration: "none" },
  [media.hover]: { "&:hover": { textDecorationColor: color.blue } },
});

/**
 * A term with an explanation on hover, focus or tap. The tooltip's code loads at the first sign of interest; until
 * then, and without JavaScript, it is a plain button (the comparison table holds the same explanation as text).
 */
export function Hint({ text, describedBy, children }: HintTriggerProps) {
  const [live, setLive] = useState<{ Tooltip: ComponentType<LiveProps> }>();
  const placeholder = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const pressed = useRef(false);

  const loadTooltip = () => {
    if (asked.current) return;
    asked.current = true;
    import("./tooltip").then(setLive, (error: unknown) => {
      // The term stays as it is; after a network error the next interaction retries.
      if (reportFailedImport(error)) asked.current = pressed.current = false;
    });
  };
  const press = () => {
    pressed.current = true;
    loadTooltip();
  };
  const interest = () => ({
    pressed: pressed.current,
    focused: document.activeElement === placeholder.current,
    hovered: placeholder.current?.matches(":hover") ?? false,
    hoveredFor: hoveredFor(placeholder.current),
  });
  // A visitor who hovered or focused the term before hydration is already waiting. For the Tab key, the code loads once
  // the section has the focus: a screen reader would lose a button that is replaced while focused.
  useEffect(() => {
    const { current } = placeholder;
    if (current?.matches(":hover, :focus")) loadTooltip();
    const section = current?.closest("section");
    section?.addEventListener("focusin", loadTooltip, { once: true });
    return () => section?.removeEventListener("focusin", loadTooltip);
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
      ref={placeholder}
      type="button"
      css={hintTrigger}
      aria-describedby={describedBy}
      onPointerEnter={({ currentTarget }) => {
        noteHover(currentTarget);
        loadTooltip();
      }}
      onPointerLeave={() => noteHover(null)}
      onFocus={loadTooltip}
      onClick={press}
    >
      {children}
    </button>
  );
}

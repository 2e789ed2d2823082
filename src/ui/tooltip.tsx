import { css } from "@emotion/react";
import { Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { color, radius, space, text as type } from "../design/tokens";
import { hintTrigger, type LiveProps } from "./hint";
import { WholeWords } from "./whole-words";

/**
 * Specification, section 9: how long a pointer rests before a tooltip opens, and the pause in which the next opens at
 * once.
 */
const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** The space that it keeps from the screen's edges and, above, from the header. */
const CLEAR = { top: 76, right: 12, bottom: 12, left: 12 };

const content = css(type.small, {
  zIndex: 20,
  maxWidth: "min(18rem, 90vw)",
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.medium,
  border: "1px solid transparent",
  color: color.paper,
  background: color.ink,
  textWrap: "balance",
  maxHeight: "var(--radix-tooltip-content-available-height)",
  overflowY: "auto",
});

/* Each tooltip loads on its own, so their shared state is here: until when one was shown, and the open one. */
let shownUntil = -Infinity;
let closeOpen = () => {};

const openDelay = () => (Date.now() - shownUntil < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_OPEN_DELAY_MS);

/** The live tooltip of a `Hint`: hoverable, dismissed by Escape, opened by tap as well. */
export function Tooltip({ text, describedBy, interest, children }: LiveProps) {
  const [{ pressed, focused, hovered, hoveredFor }] = useState(interest);
  const [open, setOpen] = useState(pressed || focused);
  const [delay, setDelay] = useState(TOOLTIP_OPEN_DELAY_MS);
  const trigger = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) trigger.current?.focus();
  }, [focused]);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    closeOpen();
    closeOpen = close;
    shownUntil = Infinity;
    return () => {
      if (closeOpen !== close) return;
      closeOpen = () => {};
      shownUntil = Date.now();
    };
  }, [open]);
  /* A pointer that was at rest before this code loaded sends no more events. */
  useEffect(() => {
    if (!hovered) return;
    const rest = setTimeout(() => trigger.current?.matches(":hover") && setOpen(true), openDelay() - hoveredFor);
    return () => clearTimeout(rest);
  }, [hovered, hoveredFor]);
  /* Radix closes at any scroll, even when the Tab key scrolls the term into view. */
  const dismissed = useRef(false);
  const change = (next: boolean) => {
    if (!next && !dismissed.current && trigger.current?.matches(":focus-visible")) return;
    dismissed.current = false;
    setOpen(next);
  };
  /* Radix waits for the pointer's next move, but there is none if it left in a single one, or left the window. */
  const leave = ({ pointerType, nativeEvent, clientX, clientY }: PointerEvent) => {
    // Fingers and pens leave when they are lifted, to let the visitor read.
    if (pointerType !== "mouse") return;
    const boxes = [trigger, tip].flatMap(({ current }) => current?.getBoundingClientRect() ?? []);
    const isOnTheWay =
      nativeEvent.relatedTarget !== null &&
      clientX >= Math.min(...boxes.map(({ left }) => left)) &&
      clientX <= Math.max(...boxes.map(({ right }) => right)) &&
      clientY >= Math.min(...boxes.map(({ top }) => top)) &&
      clientY <= Math.max(...boxes.map(({ bottom }) => bottom));
    if (!isOnTheWay) flushSync(() => change(false));
  };
  /* Radix reads the delay at the pointermove that follows at once: it must be set by then. */
  const chooseDelay = () => flushSync(() => setDelay(openDelay()));
  return (
    /* Which one opens at once is decided above, for all of them. */
    <Provider skipDelayDuration={0}>
      <Root open={open} onOpenChange={change} delayDuration={delay}>
        <Trigger
          ref={trigger}
          type="button"
          css={hintTrigger}
          aria-describedby={open ? undefined : describedBy}
          onPointerEnter={chooseDelay}
          onPointerLeave={leave}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children}
        </Trigger>
        <Portal container={document.querySelector("main")}>
          <Content
            ref={tip}
            css={content}
            onPointerLeave={leave}
            data-print="no"
            align="start"
            sideOffset={6}
            collisionPadding={CLEAR}
            onEscapeKeyDown={() => {
              dismissed.current = true;
            }}
          >
            <WholeWords>{text}</WholeWords>
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

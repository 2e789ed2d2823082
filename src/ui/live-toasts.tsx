import { css } from "@emotion/react";
import { Description, Provider, Root, Viewport } from "@radix-ui/react-toast";
import { color, radius, semibold, space, text } from "../design/tokens";
import { dismissToast, type LiveToastsProps } from "./toasts";

/** Specification, section 9: for how long a toast is visible. */
const TOAST_DURATION_MS = 4_000;

const styles = {
  viewport: css({
    position: "fixed",
    zIndex: 20,
    right: space(4),
    bottom: space(4),
    display: "grid",
    gap: space(2),
    maxWidth: `calc(100vw - ${space(8)})`,
    listStyle: "none",
  }),
  toast: css(text.small, {
    padding: `${space(3)} ${space(6)}`,
    border: "2px solid transparent",
    borderRadius: radius.pill,
    color: color.paper,
    background: color.ink,
    fontWeight: semibold,
  }),
};

/** The toasts themselves: announced politely, paused while hovered or focused, newest last. */
export function LiveToasts({ toasts, label }: LiveToastsProps) {
  return (
    <Provider duration={TOAST_DURATION_MS} label={label}>
      {toasts.map(({ id, message }) => (
        <Root key={id} type="background" css={styles.toast} onOpenChange={(open) => !open && dismissToast(id)}>
          <Description>{message}</Description>
        </Root>
      ))}
      <Viewport css={styles.viewport} label={`${label} ({hotkey})`} data-print="no" />
    </Provider>
  );
}

import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { SHADE } from "../design/fixed-colors";
import { color, from, rhythm, semibold, space } from "../design/tokens";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";

const styles = {
  menu: css({ [from.laptop]: { display: "none" } }),
  button: css({
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    /* Aligns the icon, not its button, with the page's edge. */
    marginRight: -10,
    borderRadius: "50%",
    "details[open] > & > svg:first-of-type, details:not([open]) > & > svg:nth-of-type(2)": { display: "none" },
  }),
  sheet: css({
    position: "absolute",
    top: "100%",
    left: 0,
    right: 0,
    maxHeight: ["calc(100vh - 100%)", "calc(100dvh - 100%)"],
    overflowY: "auto",
    padding: `${space(2)} ${rhythm.gutter} ${space(6)}`,
    background: color.paper,
    // Dims what is below; in forced colours the border shows instead.
    boxShadow: `0 0 0 100vh ${SHADE}`,
    clipPath: "inset(0 0 -100vh)",
    borderBottom: "1px solid transparent",
  }),
  link: css({
    display: "flex",
    alignItems: "center",
    minHeight: 52,
    borderBottom: `1px solid ${color.line}`,
    color: color.ink,
    fontWeight: semibold,
    textDecoration: "none",
    "li:last-child > &": { borderBottom: 0 },
  }),
};

interface Props {
  title: string;
  links: readonly { label: string; to: string }[];
}

/** The small screens' menu: a native disclosure. Once scripts run, a choice, Escape or leaving it closes it. */
export function Menu({ title, links }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    const menu = details.current!;
    const close = () => menu.removeAttribute("open");
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.open) return;
      close();
      summary.current!.focus();
    };
    const onClick = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof Element && (target.closest("a") || !menu.contains(target))) close();
    };
    const onFocusIn = ({ target }: { target: EventTarget | null }) => {
      // A press beside the links focuses an ancestor of the menu; closing it during that press crashes Chromium.
      if (target instanceof Node && !target.contains(menu) && !menu.contains(target)) close();
    };
    const control = new AbortController();
    const options = { signal: control.signal };
    document.addEventListener("keydown", onKeyDown, options);
    document.addEventListener("focusin", onFocusIn, options);
    document.addEventListener("click", onClick, options);
    window.addEventListener("popstate", close, options);
    // The visitor may have left, or chosen a link, before this ran; the start script records the click.
    onFocusIn({ target: document.activeElement });
    onClick({ target: window.lastClick ?? null });
    return () => control.abort();
  }, []);
  return (
    <details ref={details} css={styles.menu} data-print="no">
      <summary ref={summary} css={styles.button}>
        <Icon name="menu" />
        <Icon name="close" />
        <VisuallyHidden>{title}</VisuallyHidden>
      </summary>
      <nav aria-label={title} css={styles.sheet}>
        <ul role="list">
          {links.map(({ label, to }) => (
            <li key={to}>
              <a href={to} css={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

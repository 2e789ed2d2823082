import { css } from "@emotion/react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { color, media, semibold, space } from "../design/tokens";
import { Icon } from "../ui/icon";

const styles = {
  block: css({ borderTop: `1px solid ${color.line}`, "&[open] > summary svg": { transform: "rotate(45deg)" } }),
  summary: css({
    display: "flex",
    alignItems: "center",
    gap: space(2),
    minHeight: "max(52px,3.25rem)",
    fontWeight: semibold,
    [media.hover]: { "&:hover": { color: color.blue } },
    "& h2": { font: "inherit", letterSpacing: "inherit" },
  }),
};

/** A part of the footer that is closed by default, with `title` as its heading. */
export const Disclosure = forwardRef<HTMLDetailsElement, ComponentPropsWithoutRef<"details"> & { title: string }>(
  function Disclosure({ title, children, ...rest }, ref) {
    return (
      <details ref={ref} css={styles.block} {...rest}>
        <summary css={styles.summary}>
          <Icon name="plus" size={20} />
          <h2>{title}</h2>
        </summary>
        {children}
      </details>
    );
  },
);

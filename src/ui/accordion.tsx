import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, media, motion, radius, space, text, width } from "../design/tokens";
import { Icon } from "./icon";
import { WholeWords } from "./whole-words";

const styles = {
  item: css({ borderBottom: `1px solid ${color.line}` }),
  summary: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space(4),
    marginInline: `-${space(2)}`,
    padding: `${space(5)} ${space(2)}`,
    borderRadius: radius.small,
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& h3": { ...text.h3, fontSize: "1.125rem" },
    [media.hover]: { "&:hover": { color: color.blue } },
    "&:focus-visible": { outlineOffset: 0 },
    /* In a larger text the words need the room. */
    "& svg": { width: 22, height: 22, [media.motion]: { transition: `transform ${motion.steady} ${motion.ease}` } },
    "[open]>& svg": { transform: "rotate(45deg)" },
  }),
  answer: css({ maxWidth: width.text, paddingBottom: space(6), color: color.inkSoft }),
};

interface AccordionItemProps {
  /** Items that share a group close one another. */
  group: string;
  summary: string;
  /** Name of the event that opening it declares to the analytics. */
  event?: string;
  children: ReactNode;
}

/** One question of an accordion; works without script (for older browsers see src/layout/one-answer.ts). */
export function AccordionItem({ group, summary, event, children }: AccordionItemProps) {
  return (
    <details css={styles.item} name={group} data-event={event} data-event-question={event && summary}>
      <summary css={styles.summary}>
        <h3>
          <WholeWords>{summary}</WholeWords>
        </h3>
        <Icon name="plus" size={22} />
      </summary>
      <div css={styles.answer}>{children}</div>
    </details>
  );
}

import { css } from "@emotion/react";
import { color, radius, semibold, space, text, width } from "../../design/tokens";
import { Icon } from "../../ui/icon";
import type { NoteLevel } from "../conversion";

const line = {
  ...text.small,
  display: "grid",
  gridTemplateColumns: "1.25rem 1fr",
  gap: space(2.5),
  overflowWrap: "anywhere",
  "& > span": { maxWidth: width.text },
} as const;

/* Only a warning has a background; the icons and texts of all notes are aligned. */
const inset = { paddingInline: space(3), border: "1px solid transparent" };

const styles = {
  list: css({ display: "grid", gap: space(3) }),
  problem: css(line, { ...inset, color: color.bad, fontWeight: semibold }),
  warning: css(line, {
    ...inset,
    maxWidth: "42rem",
    paddingBlock: space(2),
    borderRadius: radius.medium,
    background: color.mimosaSoft,
  }),
  info: css(line, { ...inset, color: color.inkSoft }),
};

const ICONS = { problem: "close", warning: "alert", info: "info" } as const;

interface Props {
  notes: readonly { level: NoteLevel; text: string }[];
}

/** A tool's notes: problems, warnings and information. */
export function Notes({ notes }: Props) {
  if (notes.length === 0) return null;
  return (
    <ul css={styles.list} role="list">
      {notes.map(({ level, text: sentence }) => (
        <li key={sentence} css={styles[level]}>
          <Icon name={ICONS[level]} size={20} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

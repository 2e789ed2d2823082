import { css } from "@emotion/react";
import { color, text } from "../design/tokens";

const styles = {
  label: css({ fontWeight: 650 }),
  hint: css(text.small, { color: color.inkSoft }),
};

/** The id of a control's hint, by which the control is described. */
export const hintId = (id: string) => `${id}-hint`;

interface Props {
  /** The control's id. */
  id: string;
  label: string;
  hint?: string | null | undefined;
}

/** What stands above a control: its name, and a hint. */
export function FieldLabel({ id, label, hint }: Props) {
  return (
    <>
      <label htmlFor={id} css={styles.label}>
        {label}
      </label>
      {hint && (
        <span id={hintId(id)} css={styles.hint}>
          {hint}
        </span>
      )}
    </>
  );
}

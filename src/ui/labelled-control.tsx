import { css } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";
import { color, semibold, space, text } from "../design/tokens";

const styles = {
  label: css({ fontWeight: semibold }),
  /* The margins keep the control's focus ring clear of both. */
  hint: css(text.small, { marginBottom: space(1), color: color.inkSoft }),
  error: css(text.small, { marginTop: space(1), color: color.bad, fontWeight: semibold }),
};

interface Described {
  /** The control's id. */
  id: string;
  hint?: string | null | undefined;
  /** What is wrong with it, in a sentence. */
  error?: string | undefined;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/**
 * The attributes that tie a control to its hint and to its error.
 * @param isSettled whether the error is part of the description yet
 */
export const ariaProps = ({ id, hint, error }: Described, isSettled = true) => ({
  id,
  "aria-describedby": [hint && hintId(id), isSettled && error && errorId(id)].filter(Boolean).join(" ") || undefined,
  "aria-invalid": error ? true : undefined,
});

/**
 * `ariaProps` for a text control. A screen reader reads a description again, with its hint, when it changes during
 * typing: a new error is added to it once the control is left.
 */
export function useAriaProps(described: Described) {
  const { id, error } = described;
  const [shownError, settle] = useState(error);
  // An error that disappears and returns is a new one.
  if (shownError && shownError !== error) settle(undefined);
  useEffect(() => {
    const control = document.getElementById(id);
    const follow = () => settle(error);
    if (document.activeElement !== control) return follow();
    control?.addEventListener("blur", follow);
    return () => control?.removeEventListener("blur", follow);
  }, [id, error]);
  return ariaProps(described, error === shownError);
}

interface Props extends Described {
  label: string;
  /** `alert` if nothing else announces a new error to a screen reader. */
  role?: "alert";
  /** The control. */
  children: ReactNode;
}

/** A control, with its label and hint above and its error below. */
export function LabelledControl({ id, label, hint, error, role, children }: Props) {
  return (
    <>
      <label htmlFor={id} css={styles.label}>
        {label}
      </label>
      {hint && (
        <div id={hintId(id)} css={styles.hint}>
          {hint}
        </div>
      )}
      {children}
      {error && (
        <div id={errorId(id)} role={role} css={styles.error}>
          {error}
        </div>
      )}
    </>
  );
}

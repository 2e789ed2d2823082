import { css } from "@emotion/react";
import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import type { FIELD_KINDS } from "../content/vocabulary";
import { color, font, media, radius, space } from "../design/tokens";
import { useErrorAfterTyping } from "./error-after-typing";
import { useFieldId } from "./field-scope";
import { LabelledControl, useAriaProps } from "./labelled-control";

const box = {
  width: "100%",
  minHeight: 52,
  padding: `${space(2.5)} ${space(4)}`,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.medium,
  color: color.ink,
  background: color.paper,
  "&:hover": { borderColor: color.blue },
  "&[aria-invalid=true]": { borderColor: color.bad },
  /* On a page whose subject is red, its focus ring would look like an error. */
  "&:focus-visible": { outlineColor: color.blue },
} as const;

/* Half of a chevron: a stroke from corner to corner, at this distance from the right border. */
const stroke = (angle: number, fromRight: string) =>
  `linear-gradient(${angle}deg,transparent 40%,currentColor 43% 57%,transparent 60%) right ${fromRight} top 50%/.5rem .5rem no-repeat`;

const styles = {
  field: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space(1.5),
    alignContent: "start",
    minWidth: 0,
  }),
  text: css(box),
  /* Browsers put their own arrow against the border. */
  select: css(box, {
    appearance: "none",
    paddingRight: space(7.5),
    textOverflow: "ellipsis",
    background: `${stroke(45, ".9375rem")},${stroke(-45, ".5rem")},${color.paper}`,
    [media.forcedColors]: { appearance: "auto" },
  }),
  url: css(box, { fontFamily: font.mono, fontSize: "1rem" }),
  color: css(box, { height: "3.25rem", padding: space(1.5), cursor: "pointer" }),
  /* What is being typed must not jump to another line. */
  area: css(box, {
    minHeight: 112,
    maxHeight: "16rem",
    fieldSizing: "content",
    resize: "vertical",
    lineHeight: 1.5,
    textWrap: "wrap",
  }),
};

/**
 * What a field is for: it sets the keyboard of a phone and the style of the box. `code` is text that a machine reads as
 * it is: the keyboard must not capitalise or correct it. A number is a text: for `30 000`, the value of a number field
 * is empty in Firefox.
 */
export type FieldKind = (typeof FIELD_KINDS)[number] | "number" | "color";

const TYPES: Partial<Record<FieldKind, string>> = {
  tel: "tel",
  datetime: "datetime-local",
  color: "color",
};
const KEYBOARDS: Partial<Record<FieldKind, "url" | "email" | "tel" | "decimal">> = {
  url: "url",
  email: "email",
  tel: "tel",
  number: "decimal",
};

/** False for what is pasted or dropped, which is complete, and for autofill. */
const isTyped = (target: Element, event: Event) =>
  target === document.activeElement && !(event instanceof InputEvent && event.inputType.startsWith("insertFrom"));

export interface FieldProps {
  /** The field's name in the tool's state. */
  name: string;
  label: string;
  hint?: string | null;
  /** What is wrong with it, in a sentence. */
  error?: string;
  kind?: FieldKind;
  /** The visitor's own data that the browser may fill in: `given-name`, `email`. */
  autoComplete?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  options?: readonly { readonly value: string; readonly label: string }[] | null;
}

/** A labelled control with its hint and its error. */
export function Field({
  name,
  label,
  hint,
  error,
  kind = "text",
  autoComplete = "off",
  value,
  onChange,
  options,
}: FieldProps) {
  const [typed, setTyped] = useState<string>();
  const described = { id: useFieldId(name), hint, error: useErrorAfterTyping(error, typed) };
  const settle = () => setTyped(undefined);
  const shared = {
    ...useAriaProps(described),
    name,
    value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      setTyped(isTyped(target, nativeEvent) ? target.value : undefined);
      onChange(target.value);
    },
    onBlur: settle,
  };
  const onKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== "Enter" || nativeEvent.isComposing) return;
    settle();
    // There is nothing to send: closing a phone's keyboard shows the result, above or below it.
    if (matchMedia("(pointer: coarse)").matches) currentTarget.blur();
  };
  const plain = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };
  return (
    <div css={styles.field}>
      <LabelledControl label={label} {...described}>
        {kind === "select" ? (
          <select css={styles.select} {...shared}>
            {options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : kind === "textarea" ? (
          <textarea css={styles.area} rows={3} {...shared} />
        ) : (
          <input
            css={kind === "url" || kind === "color" ? styles[kind] : styles.text}
            type={TYPES[kind] ?? "text"}
            inputMode={KEYBOARDS[kind]}
            autoComplete={autoComplete}
            onKeyDown={onKeyDown}
            {...(kind !== "text" && plain)}
            {...shared}
          />
        )}
      </LabelledControl>
    </div>
  );
}

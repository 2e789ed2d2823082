import { css } from "@emotion/react";
import { media, space } from "../design/tokens";
import { Button } from "../ui/button";

const styles = {
  choices: css({
    display: "flex",
    flexWrap: "wrap",
    gap: space(2),
    border: 0,
    [media.forcedColors]: {
      "&& [aria-pressed=true]": { forcedColorAdjust: "none", color: "HighlightText", background: "Highlight" },
    },
  }),
  legend: css({ marginBottom: space(2), fontWeight: 650 }),
};

interface Props {
  legend: string;
  options: readonly { readonly code: string; readonly label: string }[];
  value: string;
  onChange: (code: string) => void;
}

/** A few choices, all in view, one of them pressed. */
export function Choices({ legend, options, value, onChange }: Props) {
  return (
    <fieldset css={styles.choices}>
      <legend css={styles.legend}>{legend}</legend>
      {options.map(({ code, label }) => (
        <Button
          key={code}
          kind={code === value ? "primary" : "secondary"}
          aria-pressed={code === value}
          onClick={() => onChange(code)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

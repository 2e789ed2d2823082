import { css } from "@emotion/react";
import { chosenInForcedColors, color, media, radius, semibold, space, text } from "../../design/tokens";
import { Button } from "../../ui/button";

const row = { display: "flex", flexWrap: "wrap", gap: space(2), border: 0 } as const;

const styles = {
  large: css(row, { [media.forcedColors]: { "&& [aria-pressed=true]": chosenInForcedColors } }),
  small: css(row),
  smallButton: css(text.small, {
    minHeight: 44,
    padding: `${space(1)} ${space(4)}`,
    border: `2px solid ${color.edge}`,
    borderRadius: radius.pill,
    [media.hover]: { "&:hover": { borderColor: color.blue, color: color.blue } },
    "&[aria-pressed=true]": {
      borderColor: color.blue,
      background: color.blueSoft,
      fontWeight: semibold,
      [media.forcedColors]: chosenInForcedColors,
    },
  }),
  legend: css({ marginBottom: space(2), fontWeight: semibold }),
};

interface Props<Choice> {
  legend: string;
  size?: "small" | "large";
  options: readonly Choice[];
  isChosen: (option: Choice) => boolean;
  onChoose: (option: Choice) => void;
}

/** A few choices, all in view, the chosen one pressed. */
export function Choices<Choice extends { readonly label: string }>(props: Props<Choice>) {
  const { legend, size = "large", options, isChosen, onChoose } = props;
  return (
    <fieldset css={styles[size]}>
      <legend css={styles.legend}>{legend}</legend>
      {options.map((option) => {
        const { label } = option;
        const state = { "aria-pressed": isChosen(option), onClick: () => onChoose(option) };
        return size === "small" ? (
          <button key={label} type="button" css={styles.smallButton} {...state}>
            {label}
          </button>
        ) : (
          <Button key={label} kind={state["aria-pressed"] ? "primary" : "secondary"} {...state}>
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}

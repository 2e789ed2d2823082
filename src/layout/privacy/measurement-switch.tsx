import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelled } from "../../content/text/labelled";
import { color, semibold, space } from "../../design/tokens";

const styles = {
  switch: css({ display: "flex", alignItems: "center", gap: space(3), minHeight: 44, fontWeight: semibold }),
  box: css({ width: 24, height: 24, accentColor: color.blue }),
};

interface Props {
  words: Queries.SwitchWordsFragment;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** Measurement, on or off. */
export function MeasurementSwitch({ words, isOn, onSwitch }: Props) {
  return (
    <label css={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={words.measurementLabel}
        css={styles.box}
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {/* Page translators keep the text node that they changed: each state has its own element. */}
      <span key={String(isOn)}>{labelled(words.measurementLabel, isOn ? words.on : words.off)}</span>
    </label>
  );
}

export const fragment = graphql`
  fragment SwitchWords on LayoutPrivacyPanel {
    measurementLabel
    on
    off
  }
`;

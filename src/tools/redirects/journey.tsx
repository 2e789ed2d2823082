import { css } from "@emotion/react";
import { color, radius, semibold, space, text } from "../../design/tokens";
import { useSite } from "../../site/use-site";
import { ContentIcon } from "../../ui/content-icon";
import { fittingSize, Pill } from "../../ui/pill";
import type { Outcome } from "./route";

const line = `3px solid ${color.line}`;
/* The rules' distance from the left and from their line, limited for large text on a phone. */
const indent = `min(${space(6)},7vw)`;
const branch = `min(${space(7)},8vw)`;

const styles = {
  drawing: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", gap: 0 }),
  visitor: css({
    ...text.small,
    display: "inline-flex",
    alignItems: "center",
    gap: space(2),
    padding: `${space(2)} ${space(4)}`,
    border: `2px solid ${color.edge}`,
    borderRadius: radius.pill,
  }),
  link: css({ width: "100%", containerType: "inline-size" }),
  drop: css({ width: 0, height: space(5), marginLeft: indent, borderLeft: line }),
  rules: css({ display: "grid", width: "100%", marginLeft: indent, paddingRight: indent }),
  /* The vertical line ends at its last branch. */
  rule: css({
    position: "relative",
    display: "grid",
    gap: space(0.5),
    padding: `${space(2)} 0 ${space(2)} ${branch}`,
    color: color.inkSoft,
    "&::before": { content: '""', position: "absolute", top: space(5), left: 0, width: indent, borderTop: line },
    "&::after": { content: '""', position: "absolute", top: 0, bottom: 0, left: 0, borderLeft: line },
    "&:last-of-type::after": { bottom: "auto", height: `calc(${space(5)} + 3px)` },
    "&[data-outcome=matched]": { color: color.ink, "&::before": { borderTopColor: color.blue } },
  }),
  ruleName: css({ fontWeight: semibold }),
  target: css({
    display: "inline-flex",
    justifySelf: "start",
    gap: space(2),
    alignItems: "center",
    padding: `${space(1)} ${space(3)}`,
    border: `2px solid ${color.line}`,
    borderRadius: radius.large,
    "[data-outcome=matched] &": {
      color: color.onBlue,
      background: color.blue,
      borderColor: "transparent",
      fontWeight: semibold,
    },
  }),
  outcome: css(text.small),
};

interface JourneyProps {
  /** Country, device and system, as the visitor reads them. */
  visitor: readonly string[];
  scenario: Queries.RedirectsWordsFragment["scenarios"][number];
  /** The outcome of each rule of the scenario, in order. */
  outcomes: readonly Outcome[];
  words: Record<Outcome, string>;
}

/** One visitor's route, drawn: the link, its rules in order, and the one that applies. */
export function Journey({ visitor, scenario, outcomes, words }: JourneyProps) {
  const { shortDomain } = useSite();
  return (
    <div css={styles.drawing}>
      <span css={styles.visitor}>
        <ContentIcon name="device" size={20} />
        {/* Page translators replace text nodes by elements: a text that changes has an element to itself. */}
        <span>{visitor.join(" · ")}</span>
      </span>
      <span css={styles.drop} />
      <div css={styles.link}>
        <div css={fittingSize(`${shortDomain}/${scenario.slug}`, "1rem")}>
          <Pill domain={shortDomain} slug={scenario.slug} />
        </div>
      </div>
      <ol css={styles.rules} role="list">
        {scenario.rules.map((rule, at) => (
          <li key={rule.label} css={styles.rule} data-outcome={outcomes[at]}>
            <p css={styles.ruleName}>{rule.label}</p>
            <span css={styles.target}>
              {outcomes[at] === "matched" && <ContentIcon name="check" size={20} />}
              <span>{rule.target}</span>
            </span>
            <p css={styles.outcome}>{words[outcomes[at]!]}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

import { css } from "@emotion/react";
import { color, radius, semibold, space, text, width } from "../../design/tokens";
import { ContentIcon } from "../../ui/content-icon";
import type { Finding, FindingKind } from "./findings";

const styles = {
  findings: css({ display: "grid", gap: space(2) }),
  finding: css(text.small, {
    display: "grid",
    gridTemplateColumns: "1.25rem 1fr",
    gap: space(2.5),
    "& > :last-child": { maxWidth: width.text },
  }),
  kind: css({ fontWeight: semibold }),
  mark: css({
    display: "grid",
    placeItems: "center",
    width: space(5),
    height: space(5),
    borderRadius: radius.pill,
  }),
  problem: css({ color: color.bad }),
  warning: css({
    color: color.onMimosa,
    background: color.mimosa,
    "& svg": { width: space(3.5), height: space(3.5) },
  }),
  keep: css({ color: color.good }),
  drop: css({ color: color.inkSoft }),
};

const ICONS = { problem: "close", warning: "alert", keep: "key", drop: "scissors" } as const;

interface Props {
  findings: readonly Finding[];
  /** The name of each kind. */
  kinds: Record<FindingKind, string>;
  /** The sentence of a finding. */
  say: (finding: Finding) => string;
}

/** The doctor's findings, each with its icon. */
export function FindingList({ findings, kinds, say }: Props) {
  if (findings.length === 0) return null;
  return (
    <ul css={styles.findings} role="list">
      {findings.map((finding) => (
        <li key={finding.kind + say(finding)} css={styles.finding}>
          <span css={[styles.mark, styles[finding.kind]]}>
            <ContentIcon name={ICONS[finding.kind]} size={20} />
          </span>
          <span>
            <span css={styles.kind}>{kinds[finding.kind]}&nbsp;:</span> {say(finding)}
          </span>
        </li>
      ))}
    </ul>
  );
}

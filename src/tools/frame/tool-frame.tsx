import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { labelled } from "../../content/text/labelled";
import { color, from, radius, rhythm, space, text } from "../../design/tokens";
import { SignUpLink } from "../../site/sign-up-link";
import { CopyButton } from "../../ui/copy-button";
import { TYPING_PAUSE_MS } from "../../ui/error-after-typing";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";
import { WholeWords } from "../../ui/whole-words";
import { toolAnchor } from "../../content/tools/anchor";
import { isPartial, shareUrl } from "../state/use-fragment-writer";

const styles = {
  heading: css({ display: "grid", gap: space(2), marginBottom: space(7) }),
  lead: css({ color: color.inkSoft }),
  sheet: css({
    padding: `clamp(min(${space(4)},5vw), 4vw, ${space(10)})`,
    border: `2px solid ${color.line}`,
    borderRadius: radius.large,
    background: color.raised,
  }),
  split: css({
    display: "grid",
    /* Larger than the gap between fields, on a narrow screen too. */
    gap: `${space(9)} ${rhythm.gap}`,
    alignItems: "start",
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  }),
  /* The result is beside both groups of fields, or between them on a narrow screen. */
  parted: css({
    [from.laptop]: { gridTemplateRows: "auto 1fr", "& > :nth-of-type(2)": { gridArea: "1/2/3" } },
  }),
  stack: css({ display: "grid", gap: space(8) }),
  /* An empty region must not be announced, unless it has the focus of a button that disappeared. */
  column: css({
    display: "grid",
    gap: space(5),
    minWidth: 0,
    "&:empty:not(:focus)": { display: "none" },
    "[data-stale] &[role]": { opacity: 0.4 },
  }),
  foot: css({
    display: "flex",
    flexWrap: "wrap",
    gap: `${space(3)} ${space(6)}`,
    alignItems: "center",
    justifyContent: "space-between",
    marginTop: space(7),
    paddingTop: space(5),
    borderTop: `1px solid ${color.line}`,
  }),
  privacy: css(text.small, {
    display: "flex",
    flex: "1 1 16rem",
    gap: space(2),
    alignItems: "start",
    color: color.inkSoft,
  }),
  actions: css({ display: "flex", flexWrap: "wrap", gap: `${space(2)} ${space(5)}`, alignItems: "center" }),
};

/** How long a message stays, for a screen reader that was busy. */
const KEPT_FOR_MS = 10_000;

interface Props {
  words: Queries.ToolFrameFragment;
  /** What the visitor fills in. */
  fields: ReactNode;
  /** The result. */
  children: ReactNode;
  /** Other fields or notes: on a narrow screen they come after the result. */
  more?: ReactNode;
  /** The result in a sentence: announced once the typing pauses. */
  status: string;
  /** The link that the status is about: for another link, the same sentence is announced again. */
  statusKey?: string | undefined;
  /** Content below both columns, at full width. */
  after?: ReactNode;
  /** The result is wide: it is below the fields rather than beside them. */
  wide?: boolean;
  /** The visitor gave something that is not in the shared URL: a picture, a key. */
  withholds?: boolean;
}

/** The frame of every tool: its title, its fields and result, the privacy promise and the next step. */
export function ToolFrame({ words, fields, more, after, wide, withholds, status, statusKey, children }: Props) {
  const { name, title, lead, next, frame } = words;
  const id = toolAnchor(name);
  return (
    <Section labelledBy={id}>
      <div css={styles.sheet}>
        <div css={styles.heading}>
          <h2 id={id}>
            <WholeWords>{title}</WholeWords>
          </h2>
          <p css={styles.lead}>{lead}</p>
          <noscript>{frame.noScript}</noscript>
        </div>
        <div css={wide ? styles.stack : [styles.split, more !== undefined && styles.parted]}>
          <div css={styles.column}>{fields}</div>
          <div css={styles.column} role="region" aria-label={labelled(frame.result, title)}>
            {children}
          </div>
          {more !== undefined && <div css={styles.column}>{more}</div>}
        </div>
        {after}
        <Status text={status} statusKey={statusKey} />
        <div css={styles.foot}>
          <p css={styles.privacy}>
            <Icon name="lock" size={20} />
            {frame.privacy}
          </p>
          <div css={styles.actions}>
            <CopyButton
              kind="quiet"
              text={() => shareUrl(name)}
              copied={() => (withholds || isPartial(name) ? frame.copiedInPart : frame.copied)}
              failed={frame.copyFailed}
              label={title}
            >
              {frame.share}
            </CopyButton>{" "}
            <SignUpLink location="Tool Section">{next}</SignUpLink>
          </div>
        </div>
      </div>
    </Section>
  );
}

function Status({ text, statusKey = "" }: { text: string; statusKey?: string | undefined }) {
  const latest = `${statusKey}\n${text}`;
  const announced = useRef(latest);
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (latest === announced.current) return;
    let timer = setTimeout(() => {
      announced.current = latest;
      setMessage(text);
      // A screen reader that reads on through the page would read it twice.
      timer = setTimeout(setMessage, KEPT_FOR_MS, "");
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      // A text that does not change is not announced again.
      setMessage("");
    };
  }, [latest, text]);
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}

export const fragment = graphql`
  fragment ToolFrame on Tool {
    name
    title
    lead
    next
    frame {
      privacy
      copy
      copied
      copiedInPart
      copyFailed
      share
      open
      newTab
      notNumber
      result
      noScript
    }
  }
`;

import { css } from "@emotion/react";
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
import { shareUrl, isPartial } from "../state/use-fragment-writer";

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
    /* On a narrow screen too, further apart than fields are. */
    gap: `${space(9)} ${rhythm.gap}`,
    alignItems: "start",
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  }),
  /* What comes out stands beside both parts of the other half, or between them. */
  parted: css({
    [from.laptop]: { gridTemplateRows: "auto 1fr", "& > :nth-of-type(2)": { gridArea: "1/2/3" } },
  }),
  stack: css({ display: "grid", gap: space(8) }),
  /* A region without anything in it is not to be announced, unless it holds the focus of a button that went away. */
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

/** How long what was said stays for a screen reader that was busy. */
const KEPT_FOR_MS = 10_000;

interface Props {
  words: Queries.ToolFrameFragment;
  /** What the visitor fills in. */
  fields: ReactNode;
  /** What comes out. */
  children: ReactNode;
  /** What else there is to fill in, or to know: on a narrow screen, what comes out is not kept waiting for it. */
  more?: ReactNode;
  /** What came out, in a sentence: read aloud once the typing pauses. */
  status: string;
  /** The link that it is about: the same sentence is read again of another one. */
  made?: string | undefined;
  /** What stands below both, at full width. */
  after?: ReactNode;
  /** What comes out is wide: it stands under the fields rather than beside them. */
  wide?: boolean;
  /** The visitor gave it something that stays out of its address: a picture, a key. */
  withholds?: boolean;
}

/** The sheet that every tool stands on: its name, its two halves, its promise, and the one step further. */
export function ToolFrame({ words, fields, more, after, wide, withholds, status, made, children }: Props) {
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
        <Status text={status} made={made} />
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

function Status({ text, made = "" }: { text: string; made?: string | undefined }) {
  const latest = `${made}\n${text}`;
  const announced = useRef(latest);
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (latest === announced.current) return;
    let timer = setTimeout(() => {
      announced.current = latest;
      setMessage(text);
      // Who reads on through the page would come to it a second time.
      timer = setTimeout(setMessage, KEPT_FOR_MS, "");
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      // What stands there already would not be read again.
      setMessage("");
    };
  }, [latest, text]);
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}

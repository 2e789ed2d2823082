import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space, text, width } from "../design/tokens";
import { WholeWords } from "../ui/whole-words";

const heading = css({
  display: "grid",
  gap: space(4),
  alignContent: "start",
  maxWidth: width.narrow,
  /* In print it stays with its section. */
  breakAfter: "avoid",
  breakInside: "avoid",
  marginBottom: `clamp(${space(7)}, 4vw, ${space(12)})`,
  "& p": { ...text.lead, color: color.inkSoft },
});

interface Props {
  id: string;
  title: string;
  lead: string;
  /** What follows it. */
  children?: ReactNode;
}

/** The title that names a section, and the sentence under it. */
export function SectionHeading({ id, title, lead, children }: Props) {
  return (
    <div css={heading}>
      <h2 id={id}>
        <WholeWords>{title}</WholeWords>
      </h2>
      <p>{lead}</p>
      {children}
    </div>
  );
}

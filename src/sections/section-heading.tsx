import { css } from "@emotion/react";
import { color, space, text, width } from "../design/tokens";

const styles = {
  heading: css({
    display: "grid",
    gap: space(4),
    maxWidth: width.narrow,
    marginBottom: `clamp(${space(8)}, 5vw, ${space(14)})`,
  }),
  lead: css(text.lead, { maxWidth: width.text, color: color.inkSoft }),
};

interface Props {
  id: string;
  title: string;
  lead: string;
}

/** The title that names a section, and the sentence under it. */
export function SectionHeading({ id, title, lead }: Props) {
  return (
    <div css={styles.heading}>
      <h2 id={id}>{title}</h2>
      <p css={styles.lead}>{lead}</p>
    </div>
  );
}

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, radius, space, text } from "../design/tokens";
import { useLinkTarget } from "../site/use-site";
import { VisuallyHidden } from "../ui/visually-hidden";

const styles = {
  /* Drawn as a metro line: a title, then its stops. */
  line: css({
    "& h2": { ...text.small, marginBottom: space(2), color: color.inkSoft },
    "& ul": { marginLeft: 6, borderLeft: `3px solid ${color.blue}` },
    "& li": { position: "relative", paddingLeft: space(5) },
    "& li::before": {
      content: '""',
      position: "absolute",
      /* Beside the middle of the first line, whatever the text size. */
      top: "calc(1.125rem - 7px)",
      left: -9,
      width: 15,
      height: 15,
      border: `3px solid ${color.blue}`,
      borderRadius: radius.pill,
      background: color.sunk,
    },
    /* Not a flex box: a screen reader would read its hidden words as a separate line. */
    "& a": { ...text.small, display: "inline-block", paddingBlock: ".42rem", color: color.ink },
  }),
};

interface Props {
  column: Queries.FooterColumnFragment;
  newTab: string;
}

/** One column of the footer; links to other hosts open in a new tab. */
export function FooterColumn({ column, newTab }: Props) {
  const address = useLinkTarget();
  return (
    <div css={styles.line}>
      <h2>{column.title}</h2>
      <ul role="list">
        {column.links.map(({ label, to }) => {
          const href = address(to);
          const external = href.startsWith("http");
          return (
            <li key={to}>
              <a href={href} {...(external && { target: "_blank", rel: "noopener" })}>
                {label}
                {external && <VisuallyHidden> {newTab}</VisuallyHidden>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment FooterColumn on FooterColumn {
    title
    links {
      label
      to
    }
  }
`;

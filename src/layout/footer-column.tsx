import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, space, text } from "../design/tokens";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useLinkTarget } from "./use-site";

const styles = {
  title: css(text.label, { marginBottom: space(2), color: color.inkSoft }),
  link: css(text.small, { display: "inline-flex", alignItems: "center", minHeight: 36, color: color.ink }),
};

interface Props {
  column: Queries.FooterColumnFragment;
  newTab: string;
}

/** One column of the footer; what stands on the app host opens in a new tab. */
export function FooterColumn({ column, newTab }: Props) {
  const address = useLinkTarget();
  return (
    <div>
      <h2 css={styles.title}>{column.title}</h2>
      <ul role="list">
        {column.links.map(({ label, to }) => {
          const external = to.startsWith("app:");
          return (
            <li key={to}>
              <a css={styles.link} href={address(to)} {...(external && { target: "_blank", rel: "noopener" })}>
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

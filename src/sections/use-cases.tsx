import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { color, from, rhythm, space, text } from "../design/tokens";
import { Icon, type IconName } from "../ui/icon";

const styles = {
  block: css({ display: "grid", gap: rhythm.gap, marginTop: rhythm.section }),
  heading: css({ display: "grid", gap: space(2) }),
  list: css({ display: "grid", gap: rhythm.gap, [from.tablet]: { gridTemplateColumns: "1fr 1fr" } }),
  item: css({ display: "grid", gridTemplateColumns: "auto 1fr", gap: space(4) }),
  icon: css({ color: color.blue }),
  title: css(text.h3, { marginBottom: space(2) }),
  text: css({ color: color.inkSoft }),
};

/** The four stated use cases of section 1 of the specification, after the features that make them possible. */
export function UseCases() {
  const { landingUseCases } = useStaticQuery<Queries.UseCasesQuery>(graphql`
    query UseCases {
      landingUseCases {
        title
        lead
        items {
          icon
          title
          description
        }
      }
    }
  `);
  if (!landingUseCases) return null;
  return (
    <div css={styles.block}>
      <div css={styles.heading}>
        <h3 css={text.h2}>{landingUseCases.title}</h3>
        <p css={styles.text}>{landingUseCases.lead}</p>
      </div>
      <ul css={styles.list} role="list">
        {landingUseCases.items.map(({ icon, title, description }) => (
          <li key={title} css={styles.item}>
            <span css={styles.icon}>
              <Icon name={icon as IconName} size={32} />
            </span>
            <div>
              <h4 css={styles.title}>{title}</h4>
              <p css={styles.text}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

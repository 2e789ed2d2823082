import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { wideLast } from "../design/columns";
import { color, from, radius, rhythm, space, text } from "../design/tokens";
import { ContentIcon, type IconName } from "../ui/content-icon";

/* One line runs through four pills: the same link, four situations. */
const styles = {
  block: css({
    display: "grid",
    gap: rhythm.gap,
    marginTop: rhythm.section,
    [from.laptop]: { gridTemplateColumns: wideLast, columnGap: space(14) },
  }),
  heading: css({
    display: "grid",
    gap: space(3),
    alignContent: "start",
    "& h3": text.h2,
    "& p": { ...text.lead, color: color.inkSoft },
  }),
  list: css({
    "& li": { position: "relative", paddingBottom: space(8) },
    "& li:last-of-type": { paddingBottom: 0 },
    "& svg": {
      width: "3.75rem",
      height: space(9),
      marginBottom: space(2),
      padding: space(1.5),
      borderRadius: radius.pill,
      color: color.onBlue,
      background: color.blue,
    },
    /* Narrower screens need the full width for the text. */
    [from.small]: {
      "& li": { paddingLeft: space(20) },
      "& li:not(:last-of-type)::before": {
        content: '""',
        position: "absolute",
        top: space(9),
        bottom: 0,
        left: "calc(1.875rem - 1px)",
        borderLeft: `2px solid ${color.ink}`,
      },
      "& svg": { position: "absolute", top: 0, left: 0 },
    },
    "& h4": { marginBottom: space(1), paddingTop: space(0.5) },
    "& p": { color: color.inkSoft },
  }),
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
        <h3>{landingUseCases.title}</h3>
        <p>{landingUseCases.lead}</p>
      </div>
      <ul css={styles.list} role="list">
        {landingUseCases.items.map(({ icon, title, description }) => (
          <li key={title}>
            <ContentIcon name={icon as IconName} />
            <h4>{title}</h4>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

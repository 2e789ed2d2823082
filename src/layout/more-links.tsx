import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { GENERAL_ADDRESS } from "../content/links/addresses";
import { color, from, rhythm, space, text } from "../design/tokens";
import { Disclosure } from "./disclosure";

const styles = {
  groups: css({
    display: "grid",
    gap: rhythm.gap,
    paddingBlock: space(4),
    "& h3": { ...text.small, marginBottom: space(1), color: color.inkSoft },
    "& ul": { columns: "2 9rem", columnGap: space(5) },
    "& li": { breakInside: "avoid" },
    "& li a": {
      ...text.small,
      display: "inline-flex",
      alignItems: "center",
      minHeight: 30,
      paddingBlock: space(1),
      lineHeight: 1.3,
      color: color.ink,
    },
    /* The two short groups share a column, the two long ones take two each. */
    [from.laptop]: {
      gridTemplateColumns: "1fr 2fr 1fr 2fr",
      gridTemplateRows: "auto 1fr",
      "& > *": { gridRow: "1/3" },
      "& > :nth-of-type(1)": { gridArea: "1/1" },
      "& > :nth-of-type(2)": { gridArea: "2/1" },
    },
  }),
};

type Page = Queries.PageLinkFragment;

function Group({ title, pages }: { title: string; pages: readonly Page[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul role="list">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * "Plus de liens": closed by default, built from the content itself, at most a fixed number of pages a group. The hub
 * has all pages about shortening, the sitemap all others (specification, "Footer").
 */
export function MoreLinks() {
  const data = useStaticQuery<Queries.MoreLinksQuery>(graphql`
    query MoreLinks {
      layoutFooter {
        more {
          title
          bio
          qr
          general
          social
          tools
          all
        }
      }
      bio: allNetwork(limit: 16, sort: { sortName: ASC }) {
        nodes {
          ...PageLink
        }
      }
      qr: allQrType(limit: 16, sort: { sortName: ASC }) {
        nodes {
          ...PageLink
        }
      }
      general: allVariant(
        limit: 24
        sort: { sortName: ASC }
        filter: { group: { in: ["general", "google", "guides"] } }
      ) {
        nodes {
          ...PageLink
        }
      }
      social: allVariant(limit: 16, sort: { sortName: ASC }, filter: { group: { eq: "social" } }) {
        nodes {
          ...PageLink
        }
      }
      tools: allVariant(
        limit: 32
        sort: { sortName: ASC }
        filter: { group: { in: ["services", "files", "compliance"] } }
      ) {
        nodes {
          ...PageLink
        }
      }
    }
  `);
  const words = data.layoutFooter?.more;
  if (!words) return null;
  return (
    <Disclosure title={words.title}>
      <nav aria-label={words.title} css={styles.groups}>
        <Group title={words.bio} pages={data.bio.nodes} />
        <Group title={words.qr} pages={data.qr.nodes} />
        <Group title={words.general} pages={data.general.nodes} />
        <Group title={words.social} pages={data.social.nodes} />
        <Group
          title={words.tools}
          pages={[...data.tools.nodes, { path: `${GENERAL_ADDRESS}#pages`, label: words.all }]}
        />
      </nav>
    </Disclosure>
  );
}

export const fragment = graphql`
  fragment PageLink on FamilyPage {
    path
    label
  }
`;

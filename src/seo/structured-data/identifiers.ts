import type { PageFacts } from "../facts";

type Site = NonNullable<PageFacts["site"]>;

/** Names of the nodes that other nodes of the graph refer to. */
export const identifiers = (siteUrl: string) => ({
  organization: { "@id": `${siteUrl}/#organization` },
  website: { "@id": `${siteUrl}/#website` },
  application: { "@id": `${siteUrl}/#application` },
});

/** The absolute URL of an address of the site. */
export const urlOf = ({ siteUrl }: Site, path: string) => siteUrl + path;

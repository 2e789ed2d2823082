import type { SiteFacts } from "../facts";

/** Names of the nodes that other nodes of the graph refer to. */
export const identifiers = (siteUrl: string) => ({
  organization: { "@id": `${siteUrl}/#organization` },
  website: { "@id": `${siteUrl}/#website` },
  application: { "@id": `${siteUrl}/#application` },
});

/** The absolute URL of an address of the site. */
export const urlOf = ({ siteUrl }: SiteFacts, path: string) => siteUrl + path;

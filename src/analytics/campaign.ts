import { splitQuery } from "./query";

/** The parameters of section 7: collected as metadata, removed from the URL. */
export const CAMPAIGN_PARAMETERS = [
  "gclid",
  "fbclid",
  "msclkid",
  "utm_source",
  "utm_id",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
];

/** @returns the campaign in a URL's query, and the query without it */
export const splitCampaign = (search: string) => splitQuery(search, CAMPAIGN_PARAMETERS);

/** @returns a URL's query (with its `?`, or empty) without the campaign, all else byte for byte */
export const withoutCampaign = (search: string): string => splitCampaign(search).others;

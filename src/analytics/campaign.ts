/** The parameters of section 7: collected as metadata, stripped from the address. */
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

/** A campaign value longer than this is nobody's campaign: it is cut, in characters. */
export const CAMPAIGN_VALUE_LIMIT = 500;

export type Campaign = Record<string, string>;

/**
 * Splits the query of an address in two (section 7).
 * @param search a query, with or without its `?`; any text is accepted
 * @returns `campaign`: the first non-empty value of each campaign parameter, decoded;
 *   `query`: the other parameters byte for byte, with `?`, or an empty string
 */
export function splitCampaign(search: string): { campaign: Campaign; query: string } {
  const campaign: Campaign = {};
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => {
      const [[name, value] = ["", ""]] = new URLSearchParams("&" + pair);
      if (!CAMPAIGN_PARAMETERS.includes(name)) return true;
      if (value) campaign[name] ??= value.slice(0, CAMPAIGN_VALUE_LIMIT);
      return false;
    })
    .join("&");
  return { campaign, query: others && "?" + others };
}

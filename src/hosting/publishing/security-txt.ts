const DAYS_VALID = 360;
const DAY_MS = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to contact about a flaw.
 * @param options.contact a `mailto:` or web URL
 * @param options.siteUrl the site's URL, without trailing slash
 * @param options.now the build's time; the file is valid for less than a year from it
 */
export function securityTxt({ contact, siteUrl, now }: { contact: string; siteUrl: string; now: Date }): string {
  const expires = new Date(now.getTime() + DAYS_VALID * DAY_MS).toISOString().replace(/T.*/, "T00:00:00.000Z");
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

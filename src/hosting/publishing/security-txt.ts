const DAYS_VALID = 360;
const DAY_MS = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness.
 * @param options.contact a `mailto:` or web address
 * @param options.siteUrl the site's own address, without slash at its end
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

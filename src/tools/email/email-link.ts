import { type Convert, type Note, stop, tidy } from "../converter/conversion";

/** Mail programs and systems cut longer `mailto:` links. */
const LONG_LINK = 2_000;
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".?&=%/#]+(\.[^\s@<>()[\]\\,;:".?&=%/#]+)+$/;
/** As mail programs copy it: `Inès <ines@a.fr>`, `Carpentier, Inès <ines@a.fr>`. A link has no place for the name. */
const NAME = /(^|[,;>])[^<>;@]*</g;
const IN_BRACKETS = /^<([^<>]+)>$/;

/** RFC 6068: line breaks are `%0D%0A`, spaces `%20`, `&` and `?` never bare. */
const encodeText = (text: string) => encodeURIComponent(text).replace(/%0A/g, "%0D%0A");
const encodeAddress = (address: string) => encodeURIComponent(address).replace(/%40/g, "@").replace(/%2B/gi, "+");

/**
 * Makes a `mailto:` link.
 * @param values `to` and `copy` (addresses between commas, semicolons or spaces), `subject`, `body`
 * @returns `message`
 */
export const emailLink: Convert = (values) => {
  const to = readAddresses(values["to"]);
  const copy = readAddresses(values["copy"]);
  if (to.wrong !== undefined) return stop("to", "not-an-address", { mot: to.wrong });
  if (copy.wrong !== undefined) return stop("copy", "not-an-address", { mot: copy.wrong });
  const subject = tidy(values["subject"]);
  const body = tidy(values["body"], true);
  if (to.addresses.length === 0 && !subject && !body) return stop("to", "nothing");
  const query = [
    copy.addresses.length > 0 && `cc=${copy.addresses.map(encodeAddress).join(",")}`,
    subject && `subject=${encodeText(subject)}`,
    body && `body=${encodeText(body)}`,
  ]
    .filter(Boolean)
    .join("&");
  const url = `mailto:${to.addresses.map(encodeAddress).join(",")}${query && `?${query}`}`;
  const notes: Note[] = [
    { code: "length", level: "info", fill: { n: url.length } },
    ...(url.length > LONG_LINK ? [{ code: "too-long", level: "warning", fill: { max: LONG_LINK } } as const] : []),
    ...(to.addresses.length === 0 ? [{ code: "no-recipient", level: "info" } as const] : []),
    ...(subject ? [] : [{ code: "no-subject", level: "warning" } as const]),
  ];
  return { links: [{ code: "message", url }], notes };
};

/** An address as a link writes it; a malformed escape stays as it is. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function readAddresses(text?: string): { addresses: string[]; wrong?: string } {
  const typed = tidy(text);
  const isLink = /^mailto:/i.test(typed);
  const addresses = (isLink ? typed.slice("mailto:".length).split("?")[0]! : typed.replace(NAME, "$1,<"))
    .split(/[,;\s]/)
    .map((address) => (isLink ? decode(address) : address).trim().replace(IN_BRACKETS, "$1"))
    .filter(Boolean);
  const wrong = addresses.find((address) => !ADDRESS.test(address));
  return { addresses, ...(wrong !== undefined && { wrong: wrong.slice(0, 60) }) };
}

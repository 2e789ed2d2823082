import { decodePart, encodeWhole } from "../reading/address";
import { clip, tidy, tidyAddress, tidyLines } from "../reading/clean-text";
import { type ConvertOf, type FieldReader, type NoteOf, stop, tooLong } from "../conversion";
import type { Values } from "../state/fragment";
import { bare, inPointedBrackets, readMailbox, withoutRepetition } from "../reading/mailbox";

/** A name, as mail programs copy it: `Inès <ines@a.fr>`, `Carpentier, Inès <ines@a.fr>`. A link cannot hold it. */
const NAME = /(^|[;>]|@[^<>;@,]*,)[^<>;@]*</g;

/** The headers of a pasted link that have a field. */
const TAKEN = ["cc", "subject", "body"];

/** RFC 6068: line breaks are `%0D%0A`, spaces `%20`, `&` and `?` never bare. */
const encodeText = (text: string) => encodeWhole(text).replace(/%0A/g, "%0D%0A");
const encodeAddress = (address: string) => encodeURIComponent(address).replace(/%40/g, "@").replace(/%2B/gi, "+");

/**
 * Makes a `mailto:` link.
 * @param values `to` and `copy` (addresses between commas, semicolons or spaces), `subject`, `body`
 * @returns `message`
 */
export const emailLink: ConvertOf<"email"> = (values) => {
  const to = readAddresses(values["to"]);
  const copy = readAddresses(values["copy"]);
  if (to.wrong !== undefined) return stop("to", "not-an-address", { mot: to.wrong });
  if (copy.wrong !== undefined) return stop("copy", "not-an-address", { mot: copy.wrong });
  const subject = tidy(values["subject"]);
  const body = tidyLines(values["body"]);
  if (to.addresses.length === 0 && !subject && !body) return stop("to", "nothing");
  const query = [
    copy.addresses.length > 0 && `cc=${copy.addresses.map(encodeAddress).join(",")}`,
    subject && `subject=${encodeText(subject)}`,
    body && `body=${encodeText(body)}`,
  ]
    .filter(Boolean)
    .join("&");
  const url = `mailto:${to.addresses.map(encodeAddress).join(",")}${query && `?${query}`}`;
  const others = new Set(readMailto(values["to"])?.headers.map(({ name }) => name));
  for (const taken of TAKEN) others.delete(taken);
  const notes: NoteOf<"email">[] = [
    { code: "length", level: "info", fill: { n: url.length } },
    ...tooLong(url),
    ...(to.addresses.length === 0 ? [{ code: "no-recipient", level: "info" } as const] : []),
    ...(subject ? [] : [{ code: "no-subject", level: "warning" } as const]),
    ...(others.size > 0
      ? [{ code: "left-out", level: "warning", fill: { mot: clip([...others].join(", ")) } } as const]
      : []),
  ];
  return { links: [{ code: "message", url }], notes };
};

/** A `mailto:` link: its recipients as written, and the other headers of its query. */
interface Mailto {
  to: string;
  headers: { name: string; value: string }[];
}

function readMailto(text?: string): Mailto | undefined {
  const [, path, query = ""] = /^mailto:(?:\/\/)?([^?]*)\??(.*)$/i.exec(bare(tidyAddress(text))) ?? [];
  if (path === undefined) return undefined;
  // People type `&` in clear, `Questions & réponses`: only before a name does it separate.
  const pairs = query.split(/&(?=(?:amp;)?[\w-]+=)/).map((pair) => {
    // In HTML source `&amp;` separates them.
    const [, name = "", value = ""] = /^(?:amp;)?([^=]*)=?(.*)/is.exec(pair)!;
    return { name: name.toLowerCase(), value };
  });
  const also = pairs.filter(({ name }) => name === "to").map(({ value }) => value);
  return {
    to: [path, ...also].join(),
    headers: pairs
      .filter(({ name, value }) => value && name !== "to")
      .map(({ name, value }) => ({ name, value: decodePart(value) })),
  };
}

/** The other fields' values in a `mailto:` link among the recipients: all of them as soon as it has one. */
export const fieldsFromMailto: FieldReader = (values): Values => {
  const { headers = [] } = readMailto(values["to"]) ?? {};
  if (headers.length === 0) return {};
  const all = (header: string, sign: string) =>
    headers
      .filter(({ name }) => name === header)
      .map(({ value }) => tidyLines(value))
      .join(sign);
  return { copy: all("cc", ", "), subject: all("subject", " "), body: all("body", "\n") };
};

function readAddresses(text?: string): { addresses: string[]; wrong?: string } {
  const link = readMailto(text);
  const pasted = (link ? decodePart(link.to) : withoutRepetition(inPointedBrackets(tidyAddress(text))))
    .replace(NAME, "$1,<")
    .replace(/["«»“”]\.?/g, " ")
    .split(/[,;\s]/)
    .filter(Boolean);
  const wrong = pasted.find((address) => !readMailbox(address));
  // Without duplicates: some programs copy `'ines@a.fr' <ines@a.fr>`.
  return { addresses: [...new Set(pasted.map(readMailbox))], ...(wrong !== undefined && { wrong: clip(wrong) }) };
}

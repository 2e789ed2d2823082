import { parseUrl } from "../../content/links/parse-url";
import { decodePart, isUnder } from "../reading/address";
import { bareNumber } from "../reading/bare-number";
import { oneLine, tidyAddress, withoutInvisible } from "../reading/clean-text";
import { completed, isDomain, isGoogle, parseTyped } from "../reading/host";
import { readMailbox } from "../reading/mailbox";
import { EMAIL, inText } from "../reading/pasted";
import { withoutTrunkPrefix } from "../reading/trunk-prefix";
import { type QrContent, refused } from "./outcome";

const OTHER_SCHEMES = /^(?:(mailto)|tel|sms|(geo)):[\s/]*[^\s/]/i;
/** A number without letters (the keys `*` and `#` are allowed); or nothing before a `?`. */
const NUMBERS = /^\w+:(?:\?|[^\p{L}\d;?&]*\d[^\p{L};?&]*(?:[;?&]|$))/iu;
/** The recipients of a message, or a number, and what follows: `;ext=12`, `?body=…`, `&body=…`. */
const RECIPIENTS = /^((?:tel|sms):)([^?&;,]*(?:[;,]\s*[+\d(][^?&;,]*)*)/i;
/** Latitude and longitude in degrees, with decimal points, then perhaps an altitude (RFC 5870). */
const POINT =
  /^geo:-?(?:[0-8]?\d(?:\.\d+)?|90(?:\.0+)?),-?(?:(?:1[0-7]|\d)?\d(?:\.\d+)?|180(?:\.0+)?)(?:,-?\d+(?:\.\d+)?)?(?:;[a-z]|\?|$)/i;
/** From its beginning, `&` separates parameters, or belongs to a message. */
const QUERY = /(?:\?|[;&][\w-]+=).*$/s;
/** A recipient, a space and words: not the spaces inside a number, or after the commas of a list. */
const RECIPIENT_AND_WORDS = /^[^\s?&;]+[^,;\s?&]\s[^?&;\p{L}]*\p{L}/u;

/** People put one thing around a link, perhaps two. */
const MOST_AROUND = 3;

/** Reads a link: of a page, or to write to a mailbox, to call or text a number, or to show a point. */
export const link = (typed: string): QrContent => readLink(typed, MOST_AROUND);

function readLink(typed: string, mostAround: number): QrContent {
  const address = tidyAddress(typed).replace(/\s+/g, " ");
  if (!address) return refused("empty");
  const [isOther, isMail, isPoint] = OTHER_SCHEMES.exec(address) ?? [];
  if (isOther) {
    // People type the message in clear: `#` and `&` would end it, and `%` begin a code.
    const opaque = address
      .replace(/:[\s/]*/, ":")
      .replace(/#/g, "%23")
      .replace(/%(?![\da-f]{2})/gi, "%25")
      .replace(/&amp;/gi, "&")
      .replace(QUERY, (query) => query.replace(/&(?![\w-]+=)/g, "%26"));
    if (RECIPIENT_AND_WORDS.test(opaque)) return refused("spaces");
    return isMail ? mail(opaque) : isPoint ? point(opaque) : call(opaque);
  }
  const around = inText(address);
  if (mostAround && around && around !== address) return readLink(around, mostAround - 1);
  const whole = completed(address);
  if (EMAIL.test(address) || whole === undefined) return refused("scheme");
  const web = parseTyped(whole);
  // On paper nobody sees that the words after a link became part of it.
  if (/^https?:.*\s/i.test(address)) return refused("spaces");
  if (!web || !isDomain(web.hostname)) return refused("link");
  return /\s/.test(address) ? refused("spaces") : holding(web);
}

/** Recipients separated as mail programs show them, each as people paste it. */
function mail(address: string): QrContent {
  const [, path = "", query = ""] = /^mailto:([^?]*)(.*)$/is.exec(address)!;
  const recipients = path.split(/\s*(?:[,;]|%2c|%3b)\s*/i).filter(Boolean);
  const written = recipients.map((recipient) => {
    const plain = decodePart(recipient);
    const mailbox = readMailbox(plain);
    return mailbox === plain ? recipient : encodeURIComponent(mailbox).replace("%40", "@");
  });
  return written.includes("") ? refused("email") : holding(parseUrl(`mailto:${written.join(",")}${query}`));
}

/** A point as Maps shows it. A space between digits may separate two numbers with decimal commas. */
function point(address: string): QrContent {
  const target = address.replace(/^[^?]*/, (part) => decodePart(part).replace(/\+|(?<!\d)\s|\s(?!\d)/g, ""));
  return POINT.test(target) ? holding(parseUrl(target)) : refused("point");
}

/** Not every phone accepts the spaces that people write in a number. */
function call(address: string): QrContent {
  if (!NUMBERS.test(decodePart(address))) return refused("phone");
  const number = (text: string) => withoutTrunkPrefix(bareNumber(text)).replace(/\s/g, "");
  return holding(
    parseUrl(
      address.replace(RECIPIENTS, (_, scheme: string, list: string) => scheme + list.replace(/[^;,]+/g, number)),
    ),
  );
}

/** Browsers leave spaces and quotation marks in the path of an opaque URL. */
const holding = (url: URL | undefined): QrContent =>
  url ? { text: url.href.replace(/[\s"<>]/g, encodeURIComponent) } : refused("link");

const REVIEW_FORM = "https://search.google.com/local/writereview?placeid=";
/** Long, with a usual prefix or a digit, and capitals inside: no shop's name is written like this. */
const PLACE_ID = /^(?=[CG]hIJ|.*\d)(?=.*[a-z\d][A-Z])[\w-]{20,}$/;
/** What surrounds a copied Place ID. */
const AROUND = /^[\s«“"'‘]+|[\s»”"'’.,;]{1,9}$/g;

/** Reads a Place ID, or any link that opens the form or the profile. */
export function review(typed: string): QrContent {
  const place = withoutInvisible(oneLine(typed)).replace(AROUND, "");
  if (!place) return refused("empty");
  // People also paste `Place ID : ChIJ…`.
  const last = place.replace(/^.*[\s:](?=[CG]hIJ)/, "");
  const id = /[?&]placeid=([\w-]{10,})(?![\w%…-]|\.\.)/i.exec(place)?.[1] ?? (PLACE_ID.test(last) ? last : null);
  if (id) return { text: REVIEW_FORM + id };
  // The form's URL without a place.
  if (/\/writereview/i.test(place)) return refused("place");
  const address = link(place);
  return "text" in address && opensProfile(new URL(address.text)) ? address : refused("place");
}

/** Google's other sites open something else, or only for the owner. */
const OTHER_SITES =
  /^(?:accounts|ads|business|calendar|docs|drive|images|keep|mail|meet|myaccount|news|photos|play|sites|support)\./;

const opensProfile = ({ hostname, pathname, search }: URL) =>
  !OTHER_SITES.test(hostname) &&
  (isGoogle(hostname)
    ? pathname + search !== "/"
    : ["g.page", "g.co", "goo.gl", "share.google"].some((domain) => isUnder(hostname, domain)) &&
      !pathname.startsWith("/images/"));

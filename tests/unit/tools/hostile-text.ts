import fc from "fast-check";
import { HOSTILE } from "../../hostile-texts";

const known = fc.constantFrom(...HOSTILE);
const controls = fc.string({
  unit: fc.constantFrom("\u0000", "\u0007", "\n", "\r", "\t", "\u001B", "\u007F", "\u2028", "\uFEFF"),
});
const directions = fc.string({
  unit: fc.constantFrom("\u202E", "\u202A", "\u200F", "\u2066", "\u2069", "א", "ع", "a"),
});
const scheme = fc.constantFrom(
  "javascript:",
  "JaVaScRiPt:",
  "java\nscript:",
  "data:text/html,",
  "vbscript:",
  "file://",
  "blob:",
);
const nested = fc.tuple(fc.webUrl({ withQueryParameters: true }), fc.nat({ max: 30 })).map(([url, depth]) =>
  Array.from({ length: depth })
    .reduce<string>((inner) => encodeURIComponent(inner), url)
    .slice(0, 10_000),
);
const wrapped = fc
  .tuple(fc.webUrl(), fc.nat({ max: 6 }))
  .map(([url, depth]) =>
    Array.from({ length: depth }).reduce<string>(
      (inner) => `https://l.facebook.com/l.php?u=${encodeURIComponent(inner)}`,
      url,
    ),
  );

/** Any text that may be pasted, with texts that have broken programs before more often than at random. */
export const hostileText = fc.oneof(
  known,
  fc.tuple(known, fc.string()).map(([text, any]) => any + text),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  // Any 16-bit units, lone surrogates included.
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 100 }).map((units) => String.fromCharCode(...units)),
  fc
    .tuple(
      fc.constantFrom("a", "é", "%", "&", "?", "%25", "🎉", "=", "https://a.fr/?"),
      fc.integer({ min: 1, max: 10_000 }),
    )
    .map(([text, times]) => text.repeat(times).slice(0, 10_000)),
  controls,
  directions,
  fc.tuple(scheme, fc.string()).map((parts) => parts.join("")),
  fc.tuple(fc.webUrl(), known).map(([url, text]) => `${url}?x=${text}`),
  nested,
  wrapped,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

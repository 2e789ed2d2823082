import fc from "fast-check";

/** What a tool must survive: too long, invisible, reversed, executable, encoded over and over, broken. */
export const HOSTILE = [
  "",
  "a".repeat(10_000),
  "é😀".repeat(5_000),
  "https://exemple.fr/?".padEnd(10_000, "a=%C3%A9&"),
  "\u0000\u0007\u001B[31m\u007F\u0085",
  "\u202Egpj.exe\u2066\u200F\u200E",
  "javascript:alert(document.domain)",
  "JaVaScRiPt\t:\nalert(1)",
  "data:text/html,<script>alert(1)</script>",
  `"><svg onload=alert(1)>`,
  "</script><script>alert(1)</script>",
  "%253Cscript%253E%25252525",
  "%E0%A4%A",
  "https://exemple.fr/?u=https%253A%252F%252Fexemple.fr%253Fu%253Dhttps%25253A",
  "\uD800",
  "\uDC00a\uD83D",
  "__proto__",
  "constructor",
  "[object Object]",
  "-1e309",
  "NaN",
  "\u0661\u0662\u0663",
  "a\r\nEND:VCARD\r\nBEGIN:VCARD",
  "\\;\\\\;,:\"'",
];

/** Any text, the hostile ones more often than chance would have them. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.tuple(fc.constantFrom(...HOSTILE), fc.string()).map(([hostile, any]) => any + hostile),
);

/** Texts that run and set `hacked` if they are taken for markup, code or a link. */
export const SCRIPTS = [
  "javascript:hacked=1",
  "JaVaScRiPt\t:\nhacked=1",
  "java\nscript:hacked=1",
  "data:text/html,<script>hacked=1</script>",
  "<script>hacked=1</script>",
  "</script><script>hacked=1</script>",
  '"><img src=x onerror=hacked=1>',
  '"><svg onload=hacked=1>',
  "${hacked=1}",
  "{{constructor.constructor('hacked=1')()}}",
  "'-hacked=1-'",
];

/** What a page must survive: too long, invisible, reversed, executable, encoded over and over. */
export const HOSTILE_TO_PAGES = [
  "",
  "a".repeat(10_000),
  // Chromium takes seconds to draw a longer row of emoji.
  "é😀".repeat(500),
  "https://exemple.fr/?".padEnd(10_000, "a=%C3%A9&"),
  "https://exemple.fr/?".padEnd(10_000, "%25"),
  "\u0000\u0007\u001B[31m\u007F\u0085",
  "\u202Egpj.exe\u202C \u2066\u200F\u200E",
  ...SCRIPTS,
  "https://l.facebook.com/l.php?u=javascript%3Aalert(1)",
  "https://exemple.fr/" + encodeURIComponent(encodeURIComponent(encodeURIComponent("https://exemple.fr/?<b>"))),
  "https://exemple.fr/?u=https%253A%252F%252Fexemple.fr%253Fu%253Dhttps%25253A",
  "%253Cscript%253E%25252525",
];

/** What a tool must survive: also a longer row, and what only its code could take for something else. */
export const HOSTILE = [
  ...HOSTILE_TO_PAGES,
  "é😀".repeat(5_000),
  "https://[::1]:99999/",
  "%E0%A4%A",
  "%",
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

import { codesOf, diagnose } from "./diagnose";

test("decodes a URL copied from a page's source", () => {
  expect(diagnose("https://a.fr/?a=1&amp;utm_source=l&amp;b=2").cleaned).toBe("https://a.fr/?a=1&b=2");
});

test.each(["👉", "Notre réunion :", "Bonjour,", "**", "-"])("reads a URL directly after %s", (before) =>
  expect(diagnose(`${before}https://a.fr/x`).cleaned).toBe("https://a.fr/x"),
);

test.each([
  "« a.fr/x »",
  '"a.fr/x"',
  "<a.fr/x>",
  "(a.fr/x)",
  "a.fr/x,",
  "a.fr/x !",
  "“a.fr/x”;",
  "« a.fr/x ».",
  "(a.fr/x).",
  "[a.fr/x]",
  "'a.fr/x'",
  "‘a.fr/x’",
])("reads the URL of %s, typed without its scheme", (typed) => expect(diagnose(typed).cleaned).toBe("https://a.fr/x"));

test("keeps brackets that belong to the URL", () => {
  expect(diagnose("a.fr/Orange_(fruit)").cleaned).toBe("https://a.fr/Orange_(fruit)");
  expect(diagnose("https://a.fr/x!").cleaned).toBe("https://a.fr/x!");
});

test.each(["👍", " 👍", "❤️", "👍🏽!", "👩‍💻", "🇫🇷", "👍 !", "…", "’", "**", "]"])(
  "leaves out %s after a URL in a text",
  (after) => expect(diagnose(`Super vidéo https://a.fr/x${after}`).cleaned).toBe("https://a.fr/x"),
);

test("keeps the emoji of a URL typed alone", () =>
  expect(diagnose("https://a.fr/👍").cleaned).toBe("https://a.fr/%F0%9F%91%8D"));

test.each([
  "Voyez “https://a.fr/x”, merci",
  "https://a.fr/x”",
  'https://a.fr/x."',
  "Ici : Https://a.fr/x",
  "Https://a.fr/x»",
])("reads the URL of %s", (typed) => expect(diagnose(typed).cleaned).toBe("https://a.fr/x"));

test.each(["n=2", "a&b", "100%", "n#2", "mon_plan", "moi@a", "quoi?x", "monPlan!", "d'accès", "plan-2"])(
  "does not cut a link at the space before %s",
  (rest) => {
    for (const scheme of ["https", "Https"]) expect(codesOf(`${scheme}://a.fr/mon ${rest}`)).toEqual(["spaces"]);
  },
);

test("does not cut a search at its first space", () =>
  expect(codesOf("https://a.fr/?q=sac à main, cuir")).toEqual(["spaces"]));

test.each(["é", "7", ...["u=", "u&", "", "%", ".", "#", "+"].map((sign) => `b.fr?${sign}`), "b.fr/"])(
  "reads no URL in the middle of %shttps…",
  (before) => expect(diagnose(`${before}https://a.fr/x`).cleaned).not.toBe("https://a.fr/x"),
);

test.each(["a.fr/x", "  https://a.fr/x\n", "👉 https://a.fr/x"])(
  "%j is not reported as a link in a text, nor as one with invisible characters",
  (link) => expect(codesOf(link)).toEqual([]),
);

test("a URL pasted into the middle of another one is not a link", () =>
  ["https", "Https"].forEach((scheme) =>
    expect(codesOf(`https://www.bou${scheme}://drive.google.com/file/d/1AbC/viewtique.example/`)).toEqual([
      "not-a-link",
    ]),
  ));

test.each([
  ["<https://a.fr/x>", "https://a.fr/x"],
  ["« https://a.fr/x »", "https://a.fr/x"],
  ["'https://a.fr/x'", "https://a.fr/x"],
  ["(https://a.fr/x).", "https://a.fr/x"],
  ["(voir https://a.fr/Lyon_(Rome))", "https://a.fr/Lyon_(Rome)"],
  ["[Le titre](https://a.fr/x)", "https://a.fr/x"],
  ["Regarde ça : https://a.fr/x?b=1, c'est bien !", "https://a.fr/x?b=1"],
])("finds the only link of %s", (text, link) => expect(diagnose(text).cleaned).toBe(link));

test("does not change a link if nothing can be removed", () => {
  for (const link of ["https://a.fr/?&", "https://a.fr/?b&&c", "https://a.fr/?b=c?", "https://a.fr/#b?"])
    expect(diagnose(link)).toMatchObject({ cleaned: link, saved: 0 });
});

import { code, heading, link, list, numbered, page, table, text, titled } from "../../../../src/seo/markdown/syntax";

test("Markdown's special characters are escaped", () => {
  expect(text("a * b [c] <d> `e` \\f")).toBe("a \\* b \\[c\\] \\<d\\> \\`e\\` \\\\f");
});

test("an underscore inside a word is unchanged, one at its edge is escaped", () => {
  expect(text("utm_source, _gl et _ga")).toBe("utm_source, \\_gl et \\_ga");
});

test("a text cannot start a list or a heading", () => {
  expect(text("# titre")).toBe("\\# titre");
  expect(text("+ de clics")).toBe("\\+ de clics");
  expect(text("12. Ensuite")).toBe("12\\. Ensuite");
  expect(text("12 + 2 clics")).toBe("12 + 2 clics");
  expect(text("2 000 clics")).toBe("2 000 clics");
});

test("a text of several lines becomes one", () => {
  expect(text("un\n deux\ntrois")).toBe("un deux trois");
});

test("a link's URL contains no round bracket", () => {
  expect(link("Page", "https://a.example/(b) c")).toBe("[Page](https://a.example/%28b%29%20c)");
});

test("blocks are separated, and missing ones leave no gap", () => {
  expect(page([heading(1, "Titre"), null, false, undefined, "", "Texte"])).toBe("# Titre\n\nTexte\n");
});

test("a name in bold ends with exactly one full stop or other mark", () => {
  expect(titled("Un lien_court", "Il se dicte.")).toBe("**Un lien_court.** Il se dicte.");
  expect(titled("La version 2.0", "Elle arrive.")).toBe("**La version 2.0.** Elle arrive.");
  expect(titled("Est-ce sûr\u00A0?", "Oui.")).toBe("**Est-ce sûr\u00A0?** Oui.");
});

test("lists, tables and code", () => {
  expect(list(["a", "b"])).toBe("- a\n- b");
  expect(numbered(["a", "b"])).toBe("1. a\n2. b");
  expect(code("a`b")).toBe("`ab`");
  expect(table(["", "x"], [["a|b", "c"]])).toBe("|  | x |\n| --- | --- |\n| a\\|b | c |");
});

test("a number with a bracket starts no list", () => expect(text("2) Ouvrez")).toBe("2\\) Ouvrez"));

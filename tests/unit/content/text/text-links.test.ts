import { brokenLinksIn, linksOf, partsOf, withoutLinks } from "../../../../src/content/text/text-links";
import { typeset } from "../../../../src/content/text/typography";

const TEXT =
  "Le lien d'un [PDF](/raccourcir-lien/pdf) ou d'une [image](/raccourcir-lien/image#guide) : voyez [l'accueil](/).";

test("a text is split at its links, in order, and nothing is lost", () => {
  expect(partsOf(TEXT)).toEqual([
    "Le lien d'un ",
    { words: "PDF", to: "/raccourcir-lien/pdf" },
    " ou d'une ",
    { words: "image", to: "/raccourcir-lien/image#guide" },
    " : voyez ",
    { words: "l'accueil", to: "/" },
    ".",
  ]);
  expect(linksOf(TEXT).map(({ to }) => to)).toEqual(["/raccourcir-lien/pdf", "/raccourcir-lien/image#guide", "/"]);
});

test("a text without links is one part, and an empty text has none", () => {
  expect(partsOf("Rien [à] suivre (/ici).")).toEqual(["Rien [à] suivre (/ici)."]);
  expect(partsOf("[Tout](/blog)")).toEqual([{ words: "Tout", to: "/blog" }]);
  expect(partsOf("")).toEqual([]);
});

test("the words of a link are read as part of the sentence", () => {
  expect(withoutLinks(TEXT)).toBe("Le lien d'un PDF ou d'une image : voyez l'accueil.");
});

test.each([
  "[ici](https://ailleurs.example)",
  "[ici](raccourcir-lien/pdf)",
  "[ici] (/blog)",
  "[](/blog)",
  "[ici](/b log)",
])("%s is not a link and is reported", (broken) => {
  expect(linksOf(`Voyez ${broken}.`)).toEqual([]);
  expect(brokenLinksIn(`Voyez ${broken}, et [là](/blog).`)).toEqual([broken]);
});

test("brackets next to each other are not a broken link", () => {
  expect(brokenLinksIn("Il écrit « cliqué [sic] (voir plus haut) ».")).toEqual([]);
});

test("typography applies to the words of a link and around it, never to its address", () => {
  expect(typeset("Et [l'API ?](/a-b/c) ? Voyez [d'abord](/x) : « [ici](/y) ».")).toBe(
    "Et [l’API\u00A0?](/a-b/c)\u00A0? Voyez [d’abord](/x)\u00A0: «\u00A0[ici](/y)\u00A0».",
  );
});

import { normalised } from "../../../../src/content/text/normalised";

test.each([
  ["Œuvre d’été", "oeuvre d ete"],
  ["  OEUVRE,  d'été !", "oeuvre d ete"],
  ["Ex æquo", "ex aequo"],
  ["Un ﬁchier", "un fichier"],
  ["{network}", "{network}"],
])("%s is normalised to « %s »", (text, remembered) => {
  expect(normalised(text)).toBe(remembered);
});

test("sorted by it, œ comes between « od » and « of », as in a French dictionary", () => {
  const sorted = ["Offres", "Œuvres", "Odyssée"].sort((a, b) => (normalised(a) < normalised(b) ? -1 : 1));
  expect(sorted).toEqual(["Odyssée", "Œuvres", "Offres"]);
});

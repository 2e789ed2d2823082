/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { WholeAddresses, WholeWords } from "../../../src/ui/whole-words";

/** The parts of a text that are kept together; no word may be lost. */
function held(text: string, Whole = WholeWords) {
  const { container } = render(<Whole>{text}</Whole>);
  expect(container).toHaveProperty("textContent", text);
  return [...container.querySelectorAll("span")].map(({ textContent }) => textContent);
}

test.each([
  ["Combien de temps survivra-t-il, ce lien", ["survivra-t-il,"]],
  ["Ajoutez ?gf=code à un lien, ou bien ?gf=votre-code.", ["?gf=code", "?gf=votre-code."]],
  ["Un lien en bio, et le Type de QR Code", ["en bio,", "QR Code"]],
  ["S’affiche-t-il aussitôt", []],
])("in %p, no line ends inside %p", (text, words) => {
  expect(held(text)).toEqual(words);
});

test.each([
  ["Mon lien suit-il\u00A0?", ["suit-il\u00A0?"]],
  ["Un «\u00A0QR Code\u00A0», un «\u00A0Type de QR Code\u00A0»", ["«\u00A0QR Code\u00A0»,", "QR Code\u00A0»"]],
  ["Ajoutez «\u00A0?gf=code\u00A0», ou (?gf=code)", ["«\u00A0?gf=code\u00A0»,", "(?gf=code)"]],
])("in %p, no line begins or ends at a punctuation mark", (text, words) => {
  expect(held(text)).toEqual(words);
});

/** Whether a text keeps its parts on one line, from tablet width on. */
function isUnbroken(text: string): boolean {
  const { container } = render(<WholeWords>{text}</WholeWords>);
  const name = container.querySelector("span")!.className;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  return rules.some((rule) => rule.includes(name) && rule.includes("nowrap"));
}

test("a part longer than a column can break inside at every width", () => {
  expect(isUnbroken("Ajoutez ?gf=votre-code à un lien")).toBe(true);
  expect(isUnbroken("Ajoutez ?utm_source=instagram&utm_medium=bio à un lien")).toBe(false);
});

test.each([
  [
    "Nommez-le «\u00a0notice-poele\u00a0», pas «\u00a0le-la notice\u00a0»",
    ["«\u00a0notice-poele\u00a0»,", "«\u00a0le-la"],
  ],
  ["Avec mln.example/carte-0412. Là-bas, votre-marque.example", ["carte-0412."]],
  ["Vers we.tl/t-abc/suite, ou /l/meetup-join/19", ["t-abc", "meetup-join"]],
  ["Ce nom «\u00a0premier-echange-30-minutes\u00a0» tient en deux lignes", []],
  ["Celui-ci, un rendez-vous ajouté. Est-ce fini", []],
])("in the body text %p, no line ends inside %p", (text, words) => {
  expect(held(text, WholeAddresses)).toEqual(words);
});

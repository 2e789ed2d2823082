import fc from "fast-check";
import { BIO_LIMITS, bioNotes, bioPage } from "../../../../src/tools/bio/bio-page";
import { characters } from "../../../../src/tools/reading/clean-text";
import { HOSTILE } from "../../../hostile-texts";
import { hostileText } from "../hostile-text";
import { processorTime } from "../../../processor-time";

it("keeps what was typed, in its order, without empty buttons", () => {
  expect(bioPage(" Atelier  Fougère ", "Céramique\nà Nantes", ["Les bols", " ", "Stage"])).toEqual({
    name: "Atelier Fougère",
    sentence: "Céramique à Nantes",
    links: ["Les bols", "Stage"],
    isCut: false,
  });
});

it("keeps French no-break spaces, so that no line begins with a colon, and reduces several spaces to one", () => {
  const { links } = bioPage("", "", ["Stage du samedi\u00A0: 2\u202Fplaces", "Les\u00A0 bols"]);
  expect(links).toEqual(["Stage du samedi\u00A0: 2\u202Fplaces", "Les bols"]);
});

it("cuts a text that does not fit on the phone with an ellipsis, and keeps one that just fits", () => {
  const name = "Atelier de céramique contemporaine Nantes";
  expect(bioPage(name, "", []).name).toBe("Atelier de céramique contemporaine Nant…");
  expect(bioPage(name.slice(0, BIO_LIMITS.name), "", []).name).toBe(name.slice(0, BIO_LIMITS.name));
});

it("handles a text as long as a book without delay", () => {
  const start = processorTime();
  expect(bioPage("à lire ".repeat(6_000), "", []).name).toBe("à lire à lire à lire à lire à lire à li…");
  expect(processorTime() - start).toBeLessThan(300);
});

it("any typed text fits the phone and is plain text", () => {
  fc.assert(
    fc.property(hostileText, hostileText, fc.array(hostileText, { maxLength: 9 }), (name, sentence, links) => {
      const page = bioPage(name, sentence, links);
      expect(characters(page.name).length).toBeLessThanOrEqual(BIO_LIMITS.name);
      expect(characters(page.sentence).length).toBeLessThanOrEqual(BIO_LIMITS.sentence);
      for (const words of [page.name, page.sentence, ...page.links]) {
        expect(words).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      }
      for (const link of page.links) expect(characters(link).length).toBeLessThanOrEqual(BIO_LIMITS.link);
      expect(bioPage(page.name, page.sentence, page.links)).toEqual({ ...page, isCut: false });
    }),
    { examples: HOSTILE.map((text) => [text, text, [text]]) },
  );
});

it.each([
  ["Inès", ["Prendre rendez-vous"], []],
  ["", [], ["no-name", "no-link"]],
  ["Inès", ["Boutique", "BOUTIQUE"], ["same-link"]],
  ["Inès", ["café", "cafe\u0301"], ["same-link"]],
  ["Inès", ["Stage : 2 places", "Stage\u00A0: 2 places"], ["same-link"]],
  ["Inès", ["Réserver un stage à l'atelier"], ["long-link"]],
  ["I".repeat(40), ["Stages"], []],
  ["I".repeat(41), ["Stages"], ["cut"]],
  ["Inès", [`${"Stage ".repeat(7)}`], ["cut", "long-link"]],
  ["Inès", ["Réserver une place au samedi"], []],
])("the notes of %j with %j", (name, links, notes) => expect(bioNotes(bioPage(name, "", links))).toEqual(notes));

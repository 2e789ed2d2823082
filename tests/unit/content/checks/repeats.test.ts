import { checkRepeats } from "../../../../src/content/checks/repeats";
import { checkedPage } from "../bad-files/bad-file";

const reported = (changes: object) => checkRepeats(checkedPage(changes));
const steps = (...names: string[]) => ({ guide: { steps: names.map((name) => ({ name, text: "Le même texte." })) } });

describe("an element of a list", () => {
  it.each([
    ["a label", { features: ["Clé gardée", "Aperçu choisi", "clé  GARDÉE"] }, "features[2]", "clé  GARDÉE"],
    ["the name of a step", steps("Coller", "Copier", "Coller"), "guide.steps[2].name", "Coller"],
    [
      "a function of the product",
      { assets: { items: [{ offering: "qr" }, { offering: "qr" }] } },
      "assets.items[1].offering",
      "qr",
    ],
  ])("is reported if it is already in the list: %s", (_, changes, field, quoted) => {
    expect(reported(changes)).toMatchObject([{ field, level: "problem", message: expect.stringContaining(quoted) }]);
  });

  it("may be the same as one in another list or field", () => {
    const what = { title: "Coller", paragraphs: ["Aperçu choisi"] };
    expect(reported({ ...steps("Coller", "Copier"), what, limits: what })).toEqual([]);
  });

  it("may have a wrong shape, which another check reports", () => {
    expect(reported({ features: [1, null, "", "", "…", "…"], guide: { steps: "x" } })).toEqual([]);
  });
});

describe("a text", () => {
  const text = "Copiez le lien avec ce qui suit le point d'interrogation.";
  const other = "Collez-le dans le champ, puis choisissez sa fin.";

  it("is reported if the page already contains it", () => {
    const guide = {
      steps: [
        { name: "Copier", text },
        { name: "Coller", text: other },
      ],
    };
    const questions = [{ question: "Que copier ?", answer: text.toUpperCase() }];
    expect(reported({ guide, questions })).toMatchObject([
      { field: "questions[0].answer", message: expect.stringContaining("guide.steps[0].text") },
    ]);
  });

  it("may be repeated if it is short or a warning of the doctor", () => {
    const warnings = [{ text }, { text }];
    expect(
      reported({ what: { title: "Copier-coller" }, limits: { title: "Copier-coller" }, doctor: { warnings } }),
    ).toEqual([]);
  });
});

import { checkDocument } from "../../../../../src/content/checks/document";
import { checkPercentages, checkUplift } from "../../../../../src/content/checks/pricing/percentages";
import { plain } from "../../bad-files/bad-file";

const read = (path: string, value: object) => checkDocument(path, JSON.stringify(value)).document!;

const reported = (...files: [path: string, value: object][]) =>
  checkPercentages(files.map(([path, value]) => read(path, value))).map(({ file, field, message }) => [
    file,
    field,
    plain(message),
  ]);

describe("an affiliate's share", () => {
  const affiliate = { title: "Touchez 40 % de tout", figure: "40 %", steps: [{ text: "Gardez vos 40% à vie." }] };

  it("is the same throughout its section", () => {
    expect(reported(["landing/affiliate.json", affiliate])).toEqual([]);
    expect(reported(["landing/affiliate.json", { ...affiliate, figure: "30 %" }])).toEqual([
      ["data/landing/affiliate.json", "title", "« 40 % » : data/landing/affiliate.json dit « 30 % »"],
      ["data/landing/affiliate.json", "steps[0].text", "« 40 % » : data/landing/affiliate.json dit « 30 % »"],
    ]);
  });

  it("is not compared with other percentages", () => {
    expect(
      reported(["landing/affiliate.json", affiliate], ["landing/faq.json", { title: "Français à 100 %" }]),
    ).toEqual([]);
  });

  it("may be a text without a percentage", () =>
    expect(reported(["landing/affiliate.json", { ...affiliate, figure: "Tout" }])).toEqual([]));
});

describe("the increase in conversion", () => {
  const benefits = (impact: string) => ["landing/benefits.json", { items: [{}, { impact }] }] as [string, object];
  const faq = { items: [{ question: "D'où viennent 40 % de conversion en plus ?", answer: "De 99,9 % du temps." }] };

  it("is the same wherever the home page mentions conversion", () => {
    expect(reported(benefits("+40 % en moyenne"), ["landing/faq.json", faq])).toEqual([]);
    expect(reported(benefits("+35 % en moyenne"), ["landing/faq.json", faq])).toEqual([
      ["data/landing/faq.json", expect.any(String), "« 40 % » : data/landing/benefits.json dit « +35 % en moyenne »"],
    ]);
  });
});

describe("the service's availability", () => {
  const faq = (figure: string) =>
    [
      "landing/faq.json",
      { items: [{ answer: "Oui, à 100 %." }, { answer: `${figure}. Peu d'interruption sur un mois.` }] },
    ] as [string, object];
  const benefits = { items: [{ description: "L'affiche dure. Et le service répond 99,9 % du temps." }] };

  it("is the same in the benefits as in the questions", () => {
    expect(reported(faq("99,9 %"), ["landing/benefits.json", benefits])).toEqual([]);
    expect(reported(faq("99,5 %"), ["landing/benefits.json", benefits])).toEqual([
      [
        "data/landing/benefits.json",
        expect.any(String),
        "« 99,9 % » : data/landing/faq.json dit « 99,5 %. Peu d'interruption sur un mois. »",
      ],
    ]);
  });
});

test.each([
  ["+40 % en moyenne", 0],
  ["+1\u00A0200\u00A0% en moyenne", 0],
  ["Deux fois plus de ventes", 1],
  ["2,5 fois plus", 1],
])("the first benefit has a percentage, which is drawn: %s", (impact, found) => {
  const file = read("landing/benefits.json", { items: [{ impact }, { impact: "Sans chiffre" }] });
  expect(checkUplift([file]).map(({ field, level }) => [field, level])).toEqual(
    Array(found).fill(["items[0].impact", "warning"]),
  );
});

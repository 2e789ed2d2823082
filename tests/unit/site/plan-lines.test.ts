import { limitText, limitValue } from "../../../src/site/plan-lines";

const DOMAINS = {
  one: "# domaine",
  many: "# domaines",
  none: "Aucun domaine",
  unlimited: "Domaines illimités",
  value: null,
  unlimitedValue: "Illimités",
};

describe("a plan's limit", () => {
  it.each([
    [null, "Domaines illimités", "Illimités"],
    [0, "Aucun domaine", "0"],
    [1, "1\u00A0domaine", "1"],
    [3, "3\u00A0domaines", "3"],
    [2000, "2\u202F000\u00A0domaines", "2\u202F000"],
  ])("of %p is « %s », and « %s » beside its label", (count, words, value) => {
    expect(limitText(DOMAINS, count)).toBe(words);
    expect(limitValue(DOMAINS, count)).toBe(value);
  });
});

import { plain } from "../../bad-files/bad-file";
import { SMALL_SITE as SITE } from "../../small-site";
import { checkAgain } from "../../problems-with";

const PRICING = "landing/pricing.json";

/** The problems of the site after a replacement in one file. */
function reported(changed: string, from: RegExp, to: string) {
  const files = SITE.map((file) =>
    file.path === changed && file.unreadable === undefined ? { ...file, text: file.text.replace(from, to) } : file,
  );
  return checkAgain(files)
    .problems.filter(({ message }) => message.includes("délai"))
    .map(({ file, level, message, remedy }) => [file, level, plain(message), plain(remedy)]);
}

describe("the support response time", () => {
  it.each([
    ["ouvrées", /\d+ heures ouvrées/, "48 heures ouvrées"],
    ["garanties", /\d+ heures garanties/, "12 h garanties"],
  ])("is the same everywhere as in the prices: %s", (_, hours, others) => {
    expect(reported(PRICING, hours, others)).toEqual(
      ["benefits", "faq"].map((name) => [
        `data/landing/${name}.json`,
        "warning",
        expect.stringContaining(`ce n’est pas le délai de data/${PRICING}`),
        expect.stringContaining(`écrivez « ${others} »`),
      ]),
    );
    expect(reported("landing/faq.json", hours, others).map(([file]) => file)).toEqual(["data/landing/faq.json"]);
  });

  it.each(["L'offre PRO répond", "Nos offres répondent", "{marque} répond"])(
    "is checked in a sentence about the product: %s",
    (us) => {
      const others = `${us} en 48 heures ouvrées. L'essai`;
      expect(reported("landing/faq.json", /L'essai/, others).map(([file]) => file)).toEqual(["data/landing/faq.json"]);
    },
  );

  it("is not checked in a sentence about someone else", () => {
    expect(reported("landing/faq.json", /L'essai/, "Le transporteur livre en 48 heures ouvrées. L'essai")).toEqual([]);
  });
});

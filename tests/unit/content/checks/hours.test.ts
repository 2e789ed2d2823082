import { plain } from "../bad-files/bad-file";
import { SMALL_SITE as SITE } from "../small-site";
import { checkAgain } from "../problems-with";

const PRICING = "landing/pricing.json";

/** What is said of the site once a file speaks otherwise. */
function told(changed: string, from: RegExp, to: string) {
  const files = SITE.map((file) =>
    file.path === changed && file.unreadable === undefined ? { ...file, text: file.text.replace(from, to) } : file,
  );
  return checkAgain(files)
    .problems.filter(({ message }) => message.includes("délai"))
    .map(({ file, level, message, remedy }) => [file, level, plain(message), plain(remedy)]);
}

describe("the hours within which the assistance answers", () => {
  it.each([
    ["ouvrées", /\d+ heures ouvrées/, "48 heures ouvrées"],
    ["garanties", /\d+ heures garanties/, "12 h garanties"],
  ])("are the same everywhere as beside the prices: %s", (_, hours, others) => {
    expect(told(PRICING, hours, others)).toEqual(
      ["benefits", "faq"].map((name) => [
        `data/landing/${name}.json`,
        "warning",
        expect.stringContaining(`ce n’est pas le délai de data/${PRICING}`),
        expect.stringContaining(`écrivez « ${others} »`),
      ]),
    );
    expect(told("landing/faq.json", hours, others).map(([file]) => file)).toEqual(["data/landing/faq.json"]);
  });

  it.each(["L'offre PRO répond", "Nos offres répondent", "{marque} répond"])(
    "are ours where we are named: %s",
    (us) => {
      const others = `${us} en 48 heures ouvrées. L'essai`;
      expect(told("landing/faq.json", /L'essai/, others).map(([file]) => file)).toEqual(["data/landing/faq.json"]);
    },
  );

  it("are nobody else's", () => {
    expect(told("landing/faq.json", /L'essai/, "Le transporteur livre en 48 heures ouvrées. L'essai")).toEqual([]);
  });
});

import { checkBrand } from "../../../../src/content/checks/brand";
import { FOUR_FIELDS, json } from "../bad-files/bad-file";
import { SMALL_SITE as SITE } from "../small-site";
import { checkAgain } from "../problems-with";

/** The problems of a page with this subtitle on a site with these facts. */
function reported(facts: object, subtitle: string) {
  const files = [
    ...SITE.map((file) =>
      file.path === "site.json" && file.unreadable === undefined
        ? { ...file, text: json({ ...JSON.parse(file.text), ...facts }) }
        : file,
    ),
    { path: "raccourcir-lien/essai.json", text: json({ ...FOUR_FIELDS, subtitle }) },
  ];
  return checkBrand(checkAgain(files).documents);
}

describe("the brand written out", () => {
  it.each(["L'Anneau", "Mon Lien", "Lien & Cie", "Liens+", "Mon-Lien", "Ohé!"])("is found: %s", (name) => {
    expect(reported({ name }, `Le service ${name} raccourcit vos liens.`)).toMatchObject([
      { level: "warning", field: "subtitle", remedy: expect.stringContaining("{marque}") },
    ]);
  });

  it("is found as a short domain, whose dots match only dots", () => {
    const facts = { shortDomain: "mon-lien.example" };
    expect(reported(facts, "Le lien mon-lien.example/the se retient.")).toMatchObject([{ field: "subtitle" }]);
    expect(reported(facts, "Le lien mon-lien-example se retient.")).toEqual([]);
  });

  const facts = { name: "Maillon", shortDomain: "mln.example" };

  it.each([
    ["Avec Maillon, un lien tient en une ligne.", "{marque}"],
    ["Tapez mln.example/affiche dans la barre.", "{domaineCourt}"],
  ])("is reported with the placeholder to write instead: %s", (subtitle, placeholder) => {
    expect(reported(facts, subtitle)).toMatchObject([
      { level: "warning", field: "subtitle", remedy: expect.stringContaining(placeholder) },
    ]);
  });

  it.each(["Avec {marque}, un lien sur {domaineCourt}.", "Trois maillons, le maillon faible, mln-example"])(
    "is not found in: %s",
    (subtitle) => {
      expect(reported(facts, subtitle)).toEqual([]);
    },
  );
});

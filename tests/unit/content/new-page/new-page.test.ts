import fc from "fast-check";
import { checkTypography } from "../../../../src/content/checks/typography";
import { FAMILY_SHAPES } from "../../../../src/content/files/file-shapes";
import { limitsOf } from "../../../../src/content/editors/examples";
import { type NewPage, openChoices, owedFields, proposePage } from "../../../../src/content/new-page/propose-page";
import { subjectFault, tidySubject, titleFault } from "../../../../src/content/new-page/faults";
import { pathOfPage, suggestSlug } from "../../../../src/content/new-page/place-page";
import { FAMILIES } from "../../../../src/content/vocabulary";
import { SMALL_SITE } from "../small-site";
import { checkAgain } from "../problems-with";

const KNOWN = new Set(checkAgain(SMALL_SITE).problems.map(({ message }) => message));

/** The problems that this page adds to the site. */
function faultsOf(page: NewPage) {
  const file = { path: pathOfPage(page), text: JSON.stringify(proposePage(page).entry, null, 2) };
  const { problems, documents } = checkAgain([...SMALL_SITE, file]);
  const document = documents.find(({ path }) => path === file.path)!;
  return [...problems.filter(({ message }) => !KNOWN.has(message)), ...checkTypography(document)];
}

const pageOf = (family: NewPage["family"], subject: string): NewPage => ({ family, subject, slug: "une-page-neuve" });

const SUBJECTS = [
  "X",
  "Mastodon",
  "Élan",
  "L'Équipe",
  "H&M",
  "d’Artagnan & Cie",
  "Œuvre à l’huile",
  "Google Agenda partagé en équipe",
  "à",
  "Prêt à",
  "M.",
  "Yahoo!",
  "Réseaux : mode d'emploi",
  "C#",
  "100 % gratuit",
  "@moncompte",
  "#hashtag",
  "Prix 5 €",
  "A_B",
  "Agenda (Google)",
  "QR code (menu de restaurant, salle et terrasse)",
  "lien (promotion exceptionnelle de printemps)",
  "Formulaire d'inscription au marathon de Clermont-Ferrand et de sa région, édition 42",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
];

describe.each(FAMILIES)("a new page of /%s", (family) => {
  it.each(SUBJECTS)("passes the checks for « %s »", (subject) => {
    expect(faultsOf(pageOf(family, subject))).toEqual([]);
  });

  it("passes the checks with any name", () => {
    const letters =
      "aàâbcçdeéèêëfghiîïjklmnoôœpqrstuùvwxyzABCDEÉFGHIJKLMNOPQRSTUVWXYZ0123456789'’&+-.,!?/()°:#%€@_".split("");
    const name = fc
      .array(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 24 }), {
        minLength: 1,
        maxLength: 9,
      })
      .map((words) => tidySubject(words.join(" ")))
      .filter((subject) => subjectFault(family, subject) === undefined);
    fc.assert(
      fc.property(name, (subject) => {
        expect(faultsOf(pageOf(family, subject))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it("reports the fields in which a long subject was cut", () => {
    const { entry, shortened } = proposePage(pageOf(family, SUBJECTS.at(-1)!));
    expect(shortened.length).toBeGreaterThan(0);
    for (const field of shortened) expect(JSON.stringify(entry[field])).not.toContain(SUBJECTS.at(-1));
    expect(proposePage(pageOf(family, "Mastodon")).shortened).toEqual([]);
  });

  it("never puts its subject after a word that would need an elision", () => {
    const texts = JSON.stringify(proposePage(pageOf(family, "Élan")).entry);
    expect(texts).not.toMatch(/(?<!\p{L})(?:de|le|la|que|ce|se|ne|du|au) Élan/u);
  });

  it("lists the fields that its writer must still add", () => {
    const { entry } = proposePage(pageOf(family, "Mastodon"));
    expect(owedFields(family, entry)).toEqual(
      expect.arrayContaining(["what", "guide", "limits", "questions", "related"]),
    );
    expect(owedFields(family, { ...entry, what: {} })).not.toContain("what");
  });

  it("lists the choices that it leaves at their default", () => {
    const { entry } = proposePage(pageOf(family, "Mastodon"));
    expect(openChoices(family, entry)).toContainEqual(expect.stringMatching(/^tool \(« (doctor|qr|bio) »\)$/));
    expect(openChoices(family, { ...entry, tool: "none" }).join()).not.toContain("tool");
  });
});

describe("a subject that contains the noun of its family", () => {
  it.each([
    ["qrcode", "QR code Wi-Fi", "QR code Wi-Fi, prêt à imprimer", "Wi-Fi"],
    ["raccourcir-lien", "lien Mastodon", "Raccourcir un lien Mastodon", "Mastodon"],
    ["raccourcir-lien", "Lien de parrainage", "Raccourcir un lien de parrainage", "Lien de parrainage"],
    ["raccourcir-lien", "Linktree", "Raccourcir un lien Linktree", "Linktree"],
    ["raccourcir-lien", "Raccourcir un lien Mastodon", "Raccourcir un lien Mastodon", "Mastodon"],
    ["qrcode", "Créer un QR code Wi-Fi", "QR code Wi-Fi, prêt à imprimer", "Wi-Fi"],
  ] as const)("does not repeat it: %s, « %s »", (family, subject, title, menuLabel) => {
    const { entry } = proposePage(pageOf(family, subject));
    expect(entry).toMatchObject({ title, menuLabel });
    expect(JSON.stringify(entry)).not.toMatch(/lien lien|QR code QR code/i);
    expect(faultsOf(pageOf(family, subject))).toEqual([]);
  });
});

test("a network is not called a link in bio", () => {
  expect(proposePage(pageOf("lien-en-bio", "Lien en bio Mastodon")).entry["name"]).toBe("Mastodon");
});

describe("the title", () => {
  it("is the writer's own if there is one", () => {
    const page = { ...pageOf("raccourcir-lien", "Mastodon"), title: "Un lien d'instance, une ligne" };
    expect(proposePage(page).entry["title"]).toBe(page.title);
  });

  it.each([
    "Court",
    "Raccourcir un un lien Mastodon",
    "Raccourcir un lien (Mastodon",
    "Raccourcir un lien {Marque}",
    "Raccourcir un <b>lien</b>",
  ])("is refused: %s", (title) => {
    expect(titleFault("raccourcir-lien", title)).toMatch(/^.+\.$/);
  });

  it("is refused with the length limits if it is too short", () => {
    const { minLength, maxLength } = limitsOf(FAMILY_SHAPES["raccourcir-lien"].shape["title"]);
    expect(titleFault("raccourcir-lien", "Court")).toContain(`de ${minLength} à ${maxLength} caractères`);
  });
});

describe("the slug suggested for a subject", () => {
  it.each([
    ["Élan & Co", "elan-co"],
    ["L’Équipe", "l-equipe"],
    ["Œuvres", "oeuvres"],
    ["  Google   Agenda ", "google-agenda"],
    ["日本", ""],
    [SUBJECTS.at(-2)!, "formulaire-d-inscription-au-marathon-de-clermont-ferrand-et"],
  ])("%s → %s", (subject, slug) => {
    expect(suggestSlug(subject)).toBe(slug);
  });

  it("keeps a word that ends exactly at the limit", () => {
    const words = ["x".repeat(29), "y".repeat(30)];
    expect(suggestSlug(`${words.join(" ")} fin`)).toBe(words.join("-"));
  });

  it("is short enough to remember", () => {
    expect(suggestSlug(SUBJECTS.at(-1)!)).toHaveLength(60);
  });
});

describe("a subject", () => {
  it.each([
    "",
    "{marque}",
    "<b>gras</b>",
    "**gras**",
    "« Élan »",
    "a\tb",
    "-",
    "x".repeat(81),
    "de de",
    "Rouge,vert",
    "(Élan",
    "A la une",
    "liens affiliés",
    "Les QR codes dynamiques",
  ])("is refused if it cannot be used as typed: %s", (subject) => {
    expect(subjectFault("raccourcir-lien", subject)).toMatch(/^[\p{Lu}«].+\.$/u);
  });

  it("may follow a plural noun that it does not agree with", () => {
    for (const subject of ["liens Instagram", "liens pour Word", "QR codes de table", "liens vers des avis"])
      expect(subjectFault("raccourcir-lien", subject)).toBeUndefined();
  });

  it.each([
    ["Élan « bis »", "« « »"],
    ["a = b", "« = »"],
    ["Élan 🎉 Orignal", "« 🎉 »"],
    ["(Élan)", "« ( »"],
    ["a\tb", "caractère invisible"],
  ])("is refused with the offending character: %s", (subject, sign) => {
    expect(subjectFault("raccourcir-lien", subject)?.replaceAll("\u00A0", " ")).toContain(sign);
  });

  it.each([
    ["raccourcir-lien", "Lien"],
    ["raccourcir-lien", "mes liens"],
    ["qrcode", "QR code"],
    ["qrcode", "un QR-code"],
    ["lien-en-bio", "réseau social"],
    ["lien-en-bio", "Réseau"],
  ] as const)("of %s is refused if it only repeats the family's noun: %s", (family, subject) => {
    expect(subjectFault(family, subject)?.replaceAll("\u00A0", " ")).toMatch(`« ${subject} » ne dit pas`);
  });

  it("may be the noun of another family", () => {
    expect(subjectFault("raccourcir-lien", "QR code")).toBeUndefined();
    expect(subjectFault("qrcode", "lien")).toBeUndefined();
  });
});

import { FOUR_FIELDS } from "../../bad-files/bad-file";
import { checkAgain } from "../../problems-with";
import { siteWith, specifiedPlans } from "./specified-plans";
import { reported } from "../reported";

const SITE = siteWith(specifiedPlans());

describe("a plan that does not exist", () => {
  it.each([
    "Un lien dynamique, inclus dans l'offre EXPERT.",
    "Un lien dynamique (offres EXPERT et suivantes).",
    "Un domaine à vous dès EXPERT, sans attendre.",
    "Dès EXPERT, un domaine à vous, sans attendre.",
    "Un domaine à vous, à partir de l'offre EXPERT.",
    "À partir de EXPERT, votre domaine se branche.",
    "Comptez 2 000 clics avec DÉBUTANT, 8 000 avec EXPERT.",
    "Imprimées avec un lien dynamique (EXPERT et au-dessus).",
    "Un lien dynamique suffit, et EXPERT en comprend trois.",
  ])("raises a warning: %s", (sentence) => {
    expect(reported(sentence)).toMatchObject([
      {
        level: "warning",
        field: "subtitle",
        message: expect.stringContaining("EXPERT"),
        remedy: expect.stringContaining("DÉBUTANT, PRO, ÉQUIPE"),
      },
    ]);
  });

  it.each([
    "Un domaine à vous dès PRO, et 8 000 clics avec PRO.",
    "Avec PRO, exportez en PDF, en SVG ou par SMS.",
    "L'offre FREE de Bitly compte peu de liens.",
    "Une offre que le RGPD permet, avec UTM et QR code.",
    "Le PDF et au-dessus le titre, puis le GPS.",
    "Un seul code : le PDF en compte douze pages.",
  ])("is not found in: %s", (sentence) => {
    expect(reported(sentence)).toEqual([]);
  });
});

describe("a plan that many texts name and that does not exist", () => {
  const texts = ["en tête", "au milieu", "à la fin"].map((place, index) => ({
    path: `raccourcir-lien/essai-${index}.json`,
    text: JSON.stringify({ ...FOUR_FIELDS, subtitle: `Un lien dynamique dès EXPERT, ${place} des offres.` }),
  }));
  const said = (count: number) =>
    checkAgain([...SITE, ...texts.slice(0, count)]).problems.filter(({ message }) => message.includes("EXPERT"));

  it("is reported on the plans, with the files that name it", () => {
    expect(said(3)).toMatchObject([
      {
        file: "data/landing/pricing.json",
        level: "warning",
        field: "plans",
        message: expect.stringContaining("3 textes"),
        remedy: expect.stringContaining(texts.map(({ path }) => `data/${path}`).join(", ")),
      },
    ]);
  });

  it("is reported on the texts if there are few", () => {
    expect(said(2).map(({ file }) => file)).toEqual(texts.slice(0, 2).map(({ path }) => `data/${path}`));
  });

  const elsewhere = (...subtitles: string[]) =>
    subtitles.map((subtitle, index) => ({
      path: `raccourcir-lien/ailleurs-${index}.json`,
      text: JSON.stringify({ ...FOUR_FIELDS, subtitle }),
    }));
  const namesIn = (files: ReturnType<typeof elsewhere>) =>
    checkAgain([...SITE, texts[0]!, ...files]).problems.filter(({ message }) => message.includes("EXPERT"));

  it("is counted in every text that contains it as a word, whatever surrounds it", () => {
    const files = elsewhere(
      "Pour cela, comptez EXPERT au moins.",
      "Avec EXPERT, un lien suit ses clics.",
      "EXPERT ou mieux.",
    );
    expect(namesIn(files)).toMatchObject([
      {
        file: "data/landing/pricing.json",
        message: expect.stringContaining("4 textes"),
        remedy: expect.stringContaining(files.map(({ path }) => `data/${path}`).join(", ")),
      },
    ]);
  });

  it("is not counted in a text where it is part of another name, or another company's", () => {
    const files = elsewhere(
      "Un fichier de Canva EXPERT se partage.",
      "Le code EXPERT-2026 se saisit à la fin.",
      "Le tarif EXPERT de Bitly est plus cher.",
    );
    expect(namesIn(files).map(({ file }) => file)).toEqual([`data/${texts[0]!.path}`]);
  });

  it("is reported only on its own text if the word is common elsewhere", () => {
    const files = elsewhere(...Array.from({ length: 11 }, (_, index) => `Le format EXPERT, fiche ${index}.`));
    expect(namesIn(files).map(({ file }) => file)).toEqual([`data/${texts[0]!.path}`]);
  });
});

describe("a plan whose name is not in capitals", () => {
  it("is reported, because texts cannot be checked against it", () => {
    const plans = specifiedPlans();
    plans.plans[1].name = "Pro Plus";
    expect(checkAgain(siteWith(plans)).problems).toContainEqual(
      expect.objectContaining({
        file: "data/landing/pricing.json",
        level: "warning",
        field: "plans[1].name",
        message: expect.stringContaining("qu’un nom en capitales"),
        remedy: expect.stringContaining("PRO PLUS"),
      }),
    );
  });
});

describe("a number of dynamic links that the plan does not have", () => {
  it.each([
    ["Un lien dynamique suffit, et PRO en comprend 4.", "« PRO en comprend 4 »", "PRO en a 3"],
    ["Les liens dynamiques : PRO, qui en compte deux.", "« PRO, qui en compte deux »", "PRO en a 3"],
    ["Sa destination change. PRO en comprend 3, ÉQUIPE 6.", "« ÉQUIPE 6 »", "ÉQUIPE en a 5"],
    ["Un lien dynamique suffit, DÉBUTANT en compte un.", "« DÉBUTANT en compte un »", "DÉBUTANT en a 0"],
    ["Les liens dynamiques (trois avec PRO, six avec ÉQUIPE) durent.", "« six avec ÉQUIPE »", "ÉQUIPE en a 5"],
    ["Un lien dynamique change de destination : un pour PRO.", "« un pour PRO »", "PRO en a 3"],
    [
      "Un lien dynamique suffit, et CROISSANCE en comprend 9.",
      "en comprend 9 »",
      "CROISSANCE n’en limite pas le nombre",
    ],
  ])("raises a warning: %s", (sentence, message, remedy) => {
    expect(reported(sentence)).toMatchObject([
      { level: "warning", message: expect.stringContaining(message), remedy: expect.stringContaining(remedy) },
    ]);
  });

  it.each([
    "Les liens dynamiques : PRO en comprend trois, ÉQUIPE 5.",
    "Un lien dynamique suffit, DÉBUTANT n'en compte aucun.",
    "Des domaines et un lien dynamique : PRO en compte dix.",
    "Vers sa destination, PRO compte 8 000 clics par mois.",
    "Les liens dynamiques : aucun avec DÉBUTANT, trois avec PRO.",
    "Changez la destination et comptez les clics : 8 000 avec PRO.",
    "Le prix, 9,90 pour PRO, comprend le lien dynamique.",
  ])("is not found in: %s", (sentence) => {
    expect(reported(sentence)).toEqual([]);
  });
});

describe("a limit that the plan does not have", () => {
  it.each([
    [
      "Un historique de 60 jours avec DÉBUTANT, 90 avec PRO.",
      "« 60 jours avec DÉBUTANT »",
      "data/landing/pricing.json",
    ],
    ["Un historique de 3 jours avec PRO, et c'est tout.", "« 3 jours avec PRO »", "une limite de PRO"],
    ["Branchez trois domaines avec ÉQUIPE, tout de suite.", "« trois domaines avec ÉQUIPE »", "une limite de ÉQUIPE"],
    ["Invitez cinq utilisateurs avec PRO, tout de suite.", "« cinq utilisateurs avec PRO »", "une limite de PRO"],
    ["Les clics du mois : DÉBUTANT en comprend 8 000.", "« DÉBUTANT en comprend 8 000 »", "DÉBUTANT en a 2 000"],
    ["Trop de clics ? PRO en comprend 3 000, pas plus.", "« PRO en comprend 3 000 »", "PRO en a 8 000"],
    ["Trop de clics ? DÉBUTANT en comprend 2 000, PRO 9 000.", "« PRO 9 000 »", "PRO en a 8 000"],
    ["Trop de clics ? CROISSANCE en compte 9 000.", "« CROISSANCE en compte 9 000 »", "n’en limite pas le nombre"],
    ["L'historique va de 30 à 365 jours selon l'offre.", "« 30 à 365 jours »", "« 30 à 720 jours »"],
    ["Chez nous, de 60 à 720 jours ; chez nous, c'est dit.", "« 60 à 720 jours »", "« 30 à 720 jours »"],
  ])("raises a warning: %s", (sentence, message, remedy) => {
    expect(reported(sentence)).toMatchObject([
      { level: "warning", message: expect.stringContaining(message), remedy: expect.stringContaining(remedy) },
    ]);
  });

  it.each([
    "Un historique de 30 jours avec DÉBUTANT, 90 avec PRO.",
    "Branchez trois domaines avec PRO, cinq avec ÉQUIPE.",
    "En deux clics avec PRO, et un domaine avec ÉQUIPE.",
    "Trop de clics ? DÉBUTANT en comprend 2 000, PRO 8 000.",
    "L'historique va de 30 à 720 jours selon l'offre.",
    "Le colis arrive en 3 à 5 jours, offre ou non.",
  ])("is not found in: %s", (sentence) => {
    expect(reported(sentence)).toEqual([]);
  });
});

test("a figure that is no limit of the plan raises a warning, whatever it counts", () => {
  const [problem, ...others] = reported("Comptez 2 000 clics pour DÉBUTANT, 2 000 pour PRO et 8 000 avec PRO.");
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ level: "warning", field: "subtitle" });
  expect(problem!.message.replace(/\s/g, " ")).toContain("« 2 000 pour PRO »");
});

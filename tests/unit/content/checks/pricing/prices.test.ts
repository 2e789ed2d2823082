import { checkAgain } from "../../problems-with";
import { PRICING, siteWith, specifiedPlans as pricing } from "./specified-plans";
import { ESSAY, reported } from "../reported";

describe("a figure that no plan has", () => {
  it.each([
    ["Il faut l'offre PRO, à 8,90 € par mois.", "8,90 €"],
    ["Des offres à partir de 3,90 € TTC par mois.", "3,90 €"],
    ["L'offre PRO coûte 9,905 € par mois.", "9,905 €"],
    ["Avec {marque}, une année coûte 120 euros.", "120 euros"],
    ["DÉBUTANT coûte 28 € par an, contre 35 €.", "28 €"],
    ["Le quota : 2 000 clics avec DÉBUTANT, 9 000 avec PRO.", "9 000"],
    ["PRO donne 9000 clics par mois.", "9000"],
    ["PRO donne 9.000 clics par mois.", "9.000"],
    ["PRO donne 9,000 clics par mois.", "9,000"],
    ["PRO coûte 12,90 EUR par mois.", "12,90 EUR"],
    ["PRO coûte €12,90 par mois.", "€12,90"],
    ["Le sous-domaine compte 3 000 clics par mois.", "3 000"],
  ])("raises a warning: %s", (sentence, figure) => {
    expect(reported(sentence)).toMatchObject([
      {
        level: "warning",
        file: `data/${ESSAY}`,
        field: "subtitle",
        message: expect.stringContaining(`« ${figure} »`),
        remedy: expect.stringContaining("data/landing/pricing.json"),
      },
    ]);
  });

  it.each([
    "L'offre PRO coûte 9,90 € par mois ou 99 € par an.",
    "DÉBUTANT coûte 29 € par an, contre 35 € pour douze mois, 34,80 € au centime.",
    "L'offre PRO : 0 € de frais d'installation.",
    "Un panier de 45 € rapporte 2,25 € de commission.",
    "Chez Bitly, comptez 35 € par mois pour un domaine.",
    "L'abonnement à Canva Pro coûte 12 € par mois.",
    "Le compteur affiche 4 812 clics en 30 jours.",
    "ÉQUIPE : 25 000 clics par mois ; l'offre PRO, 8 000.",
    "PRO : 8000 clics, 8.000 clics ou 8,000 clics pour 9,90 EUR ou €99, en 2026.",
    "Une salle de 1 200 places, un seul lien dynamique dès PRO.",
  ])("is not found in: %s", (sentence) => {
    expect(reported(sentence)).toEqual([]);
  });

  it("is not searched in a tool's words, whose examples are about other companies", () => {
    const tool = { path: "outils/essai.json", text: JSON.stringify({ hint: "Par exemple : PRO à 8,90 € par mois." }) };
    const found = checkAgain([...siteWith(pricing()), tool]).problems;
    expect(found.filter(({ message }) => message.includes("8,90"))).toEqual([]);
  });

  it("is reported in every text that was forgotten in a price change", () => {
    const changed = pricing();
    Object.assign(changed.plans[1], { monthlyPrice: 10.9, annualPrice: 109, annualSavings: 131 });
    expect(reported("Il faut l'offre PRO, à 9,90 € par mois.", changed)).toMatchObject([
      { level: "warning", file: `data/${ESSAY}`, message: expect.stringContaining("9,90 €") },
    ]);
  });
});

describe("a price that belongs to another plan", () => {
  it.each([
    ["Il faut l'offre PRO, à 2,90 € TTC par mois.", "« PRO, à 2,90 € »", "9,90 € par mois ou 99 € par an"],
    ["Votre domaine se branche dès PRO, à 2,90 € par mois.", "« PRO, à 2,90 € »", "un prix de PRO"],
    ["L'offre DÉBUTANT coûte 99 € par an, sans surprise.", "« DÉBUTANT coûte 99 € »", "2,90 € par mois ou 29 € par an"],
    ["Un essai gratuit. Ensuite, dès 9,90 € TTC par mois.", "« dès 9,90 € »", "2,90 €"],
    ["Ensuite, les offres commencent à 24,90 € par mois.", "« commencent à 24,90 € »", "2,90 €"],
    ["Un service à partir de 9,90 € TTC par mois.", "« à partir de 9,90 € »", "2,90 €"],
    ["Un service à partir de 2,90 € par an, ou presque.", "« à partir de 2,90 € »", "29 €"],
    ["DÉBUTANT, dès 9,90 € par mois, sans engagement.", "« dès 9,90 € »", "2,90 €"],
    ["DÉBUTANT coûte 29 € par an, contre 119 € au mois.", "« contre 119 € »", "35 €"],
  ])("raises a warning: %s", (sentence, message, remedy) => {
    expect(reported(sentence)).toMatchObject([
      {
        level: "warning",
        field: "subtitle",
        message: expect.stringContaining(message),
        remedy: expect.stringContaining(remedy),
      },
    ]);
  });

  it.each([
    "Votre domaine se branche dès PRO, à 9,90 € TTC par mois.",
    "Un essai gratuit. Ensuite, dès 2,90 € TTC par mois.",
    "Payée à l'année, une offre commence à 29 € par an.",
    "Avec PRO, un domaine à vous dès 9,90 € par mois.",
    "PRO coûte 99 € par an, contre 119 € ou 118,80 € au centime.",
    "PRO coûte 99 € par an, contre 249 € pour ÉQUIPE.",
    "L'offre PRO, à 0 € le temps de l'essai.",
  ])("is not found in: %s", (sentence) => {
    expect(reported(sentence)).toEqual([]);
  });
});

describe("a plan's name with a special character", () => {
  it.each(["PRO PLUS", "SUR-MESURE", "L'ÉQUIPE", "PRO & CO", "PRO+", "GO!"])("is found in a sentence: %s", (name) => {
    const changed = pricing();
    changed.plans[1].name = name;
    expect(reported(`Avec ${name} à 8,90 € par mois, tout va.`, changed)).toContainEqual(
      expect.objectContaining({ level: "warning", message: expect.stringContaining("8,90 €") }),
    );
  });
});

it("texts are not checked while the plan itself is wrong", () => {
  const plans = pricing();
  plans.plans[1].monthlyPrice = 9.999;
  const problems = reported("Il faut l'offre PRO, à 9,90 € par mois, ou l'offre EXPERT.", plans);
  expect(problems.map(({ file, field }) => [file, field])).toEqual([[`data/${PRICING}`, "plans[1].monthlyPrice"]]);
});

import { checkSteps } from "../../../../src/content/checks/steps";
import { checkedPage, plain } from "../bad-files/bad-file";

const reported = (name: string) =>
  checkSteps(checkedPage({ guide: { steps: [{ name, text: "Une phrase." }] } })).map(
    ({ field, message }) => `${field}: ${plain(message)}`,
  );

describe("the name of a step", () => {
  it.each([
    ["1. Ouvrir le lien", "1."],
    ["1) Ouvrir le lien", "1)"],
    ["1 - Ouvrir le lien", "1 -"],
    ["Étape 4 : ouvrir le lien", "Étape 4"],
    ["ETAPE 5", "ETAPE 5"],
    ["étape 6 ouvrir", "étape 6"],
  ])("has no number of its own: %s", (name, number) => {
    expect(reported(name)).toEqual([
      `guide.steps[0].name: cette étape commence par « ${number} » : la page numérote elle-même les étapes`,
    ]);
  });

  it.each([
    "3 clics suffisent",
    "1.5 seconde d'attente",
    "24/7, sans attendre",
    "Une étape de moins",
    "360° : choisir la vue",
    "2027 : préparer la suite",
  ])("may begin with: %s", (name) => expect(reported(name)).toEqual([]));
});

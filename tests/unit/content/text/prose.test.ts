import { inFrench } from "../../../../src/content/text/prose";
import type { Site } from "../../../../src/content/site";

const readBy = (text: string, name: string) => inFrench(text, { name, shortDomain: "abc.example" } as Site);

describe("the words before the brand", () => {
  it.each([
    ["Le blog de {marque}", "Attache", "Le blog d’Attache"],
    ["Plus que {marque}, lorsque {marque} dort", "Épingle", "Plus qu’Épingle, lorsqu’Épingle dort"],
    ["Que {marque} réponde", "Anneau", "Qu’Anneau réponde"],
  ])("are elided before a vowel: %s, %s", (text, name, read) => {
    expect(readBy(text, name)).toBe(read);
  });

  it.each([
    ["Le blog de {marque}", "Maillon", "Le blog de Maillon"],
    ["Le blog de {marque}", "L'Anneau", "Le blog de L’Anneau"],
    ["Le blog de {marque}", "Yo", "Le blog de Yo"],
    ["Le mode {marque}, chaque {marque}", "Attache", "Le mode Attache, chaque Attache"],
    ["Un lien de {domaineCourt}", "Attache", "Un lien de abc.example"],
  ])("are not elided elsewhere: %s, %s", (text, name, read) => {
    expect(readBy(text, name)).toBe(read);
  });
});

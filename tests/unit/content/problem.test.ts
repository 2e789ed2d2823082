import { problem } from "../../../src/content/problem";

const said = (message: string) => problem({ file: "x", message, remedy: "-" }).message;

describe("the words of a problem", () => {
  it("are typeset", () => {
    expect(said("l'adresse n'est pas bonne : écrivez « a »")).toBe(
      "l’adresse n’est pas bonne\u00A0: écrivez «\u00A0a\u00A0»",
    );
  });

  it.each(["deux  espaces", "dropbox - Copie.json", '"droits"', "l'un ...", "un « mot  d'ici » cité", "8,90 €"])(
    "quote as it was typed: %s",
    (typed) => {
      expect(said(`n'écrivez pas « ${typed} » mais « b  c »`)).toBe(
        `n’écrivez pas «\u00A0${typed}\u00A0» mais «\u00A0b  c\u00A0»`,
      );
    },
  );

  it("name files as they are called", () => {
    expect(said("c'est dans data/qrcode/l'affiche - Copie.json, en bas")).toBe(
      "c’est dans data/qrcode/l'affiche - Copie.json, en bas",
    );
  });
});

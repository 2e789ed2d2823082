import { problem } from "../../../src/content/problem";

const said = (message: string) => problem({ file: "x", message, remedy: "-" }).message;

describe("the message of a problem", () => {
  it("is typeset", () => {
    expect(said("l'adresse n'est pas bonne : écrivez « a »")).toBe(
      "l’adresse n’est pas bonne\u00A0: écrivez «\u00A0a\u00A0»",
    );
  });

  it.each(["deux  espaces", "dropbox - Copie.json", '"droits"', "l'un ...", "un « mot  d'ici » cité", "8,90 €"])(
    "quotes a text as it was typed: %s",
    (typed) => {
      expect(said(`n'écrivez pas « ${typed} » mais « b  c »`)).toBe(
        `n’écrivez pas «\u00A0${typed}\u00A0» mais «\u00A0b  c\u00A0»`,
      );
    },
  );

  it("shortens a long quotation, but not in the remedy", () => {
    const { message, remedy } = problem({
      file: "x",
      message: `voici « ${"a".repeat(2_000)} » en tête`,
      remedy: `écrivez « ${"b".repeat(2_000)} »`,
    });
    expect(message).toBe(`voici «\u00A0${"a".repeat(80)}…\u00A0» en tête`);
    expect(remedy).toHaveLength(2_000 + "écrivez «  »".length);
  });

  it("quotes a character of an icon font beside a quotation that never ends", () => {
    expect(said("« \uE000 » puis « \uE000 « b »")).toContain("\uFFFD");
  });

  it("does not typeset file names", () => {
    expect(said("c'est dans data/qrcode/l'affiche - Copie.json, en bas")).toBe(
      "c’est dans data/qrcode/l'affiche - Copie.json, en bas",
    );
  });
});

import { toldOf, type ToolWords } from "./tool-words";

const say = (code: string, text: string) => (words: ToolWords) =>
  Object.assign(
    words.messages.find((message) => message.code === code)!,
    { text },
  );

describe("what a tool puts into its sentences", () => {
  it("is not there where it puts nothing, or something else", () => {
    expect(toldOf("doctor", say("http", "{n} caractères en http ; {max}."))).toEqual([
      expect.stringMatching(/^messages\[12\]\.text: « \{n\} » serait affiché tel quel.*→ retirez-le$/),
      expect.stringContaining("« {max} » serait affiché tel quel"),
    ]);
    expect(toldOf("doctor", say("long", "{n} caractères, {max} au plus."))).toEqual([
      expect.stringContaining("→ écrivez {n}, ou retirez ce nom"),
    ]);
  });

  it("is missed where it must be, which stops no build", () => {
    expect(toldOf("doctor", say("kept", "ce paramètre, dont ce lien a besoin."))).toEqual([
      expect.stringMatching(/^\(messages\[17\]\.text: il manque \{mot\} dans cette phrase/),
    ]);
    expect(toldOf("sms", say("gsm-7", "{n} caractères."))).toEqual([expect.stringContaining("il manque {max}")]);
  });

  it("may be left out where the sentence does without", () => {
    expect(toldOf("whatsapp", say("too-long", "Ce lien est trop long, au-delà de {max}."))).toEqual([]);
    expect(toldOf("whatsapp", say("too-long", "Ce lien est trop long."))).toEqual([]);
  });

  it("stands in the labels that count", () => {
    expect(toldOf("doctor", (words) => Object.assign(words, { shorter: "caractères de moins" }))).toEqual([
      expect.stringMatching(/^shorter: .*→ écrivez les mots voulus, avec \{n\} à la place du nombre/),
    ]);
    expect(
      toldOf("qr", (words) =>
        Object.assign((words as never as { compare: object }).compare, { figures: "{n} modules" }),
      ),
    ).toEqual([expect.stringContaining("avec {n} et {max} à la place des nombres")]);
  });

  it("is told once where the sentence is none", () => {
    expect(toldOf("doctor", say("kept", ""))).toHaveLength(1);
  });
});

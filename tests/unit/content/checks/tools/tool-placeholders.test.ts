import { reportedOf, type ToolWords } from "./tool-words";

const say = (code: string, text: string) => (words: ToolWords) =>
  Object.assign(
    words.messages.find((message) => message.code === code)!,
    { text },
  );

describe("a placeholder in a tool's sentence", () => {
  it("is reported if the tool does not fill it in", () => {
    expect(reportedOf("doctor", say("http", "{n} caractères en http ; {max}."))).toEqual([
      expect.stringMatching(/^messages\[12\]\.text: « \{n\} » serait affiché tel quel.*→ retirez-le$/),
      expect.stringContaining("« {max} » serait affiché tel quel"),
    ]);
    expect(reportedOf("doctor", say("long", "{n} caractères, {max} au plus."))).toEqual([
      expect.stringContaining("→ écrivez {n}, ou retirez ce nom"),
    ]);
  });

  it("is reported if it is missing, without stopping the build", () => {
    expect(reportedOf("doctor", say("kept", "ce paramètre, dont ce lien a besoin."))).toEqual([
      expect.stringMatching(/^\(messages\[17\]\.text: il manque \{mot\} dans cette phrase/),
    ]);
    expect(reportedOf("sms", say("gsm-7", "{n} caractères."))).toEqual([expect.stringContaining("il manque {max}")]);
  });

  it("may be missing if the sentence works without it", () => {
    expect(reportedOf("whatsapp", say("too-long", "Ce lien est trop long, au-delà de {max}."))).toEqual([]);
    expect(reportedOf("whatsapp", say("too-long", "Ce lien est trop long."))).toEqual([]);
  });

  it("is required in labels that count", () => {
    expect(reportedOf("doctor", (words) => Object.assign(words, { shorter: "caractères de moins" }))).toEqual([
      expect.stringMatching(/^shorter: .*→ écrivez les mots voulus, avec \{n\} à la place du nombre/),
    ]);
    expect(
      reportedOf("qr", (words) =>
        Object.assign((words as never as { compare: object }).compare, { figures: "{n} modules" }),
      ),
    ).toEqual([expect.stringContaining("avec {n} et {max} à la place des nombres")]);
  });

  it("is not reported if the sentence is empty", () => {
    expect(reportedOf("doctor", say("kept", ""))).toHaveLength(1);
  });
});

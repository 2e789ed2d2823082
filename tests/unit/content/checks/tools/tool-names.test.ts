import { TOOL_NAMES } from "../../../../../src/content/tools/names";
import { reportedOf } from "./tool-words";

const UNKNOWN = "n’est pas de ceux que l’outil connaît";
const NO_USE = "supprimez ce groupe de champs : il ne servirait à rien";

describe("a technical name of a tool's words", () => {
  it.each(Object.keys(TOOL_NAMES))("is accepted if it is right: %s", (tool) =>
    expect(reportedOf(tool, () => undefined)).toEqual([]),
  );

  it("is reported in a content of the QR studio with the missing name, however different", () => {
    expect(reportedOf("qr", ({ contents }) => (contents[0]!.code = "lien"))).toEqual([
      `contents[0].code: le code « lien » ${UNKNOWN} → écrivez « link »`,
    ]);
  });

  it("is reported in a field of a content and in a correction level", () => {
    expect(reportedOf("qr", ({ contents }) => (contents[0]!.inputs[0]!.name = "adresse"))).toEqual([
      `contents[0].inputs[0].name: le nom « adresse » ${UNKNOWN} → écrivez « url »`,
    ]);
    expect(reportedOf("qr", ({ design }) => (design.levels[2]!.value = "q"))).toEqual([
      `design.levels[2].value: le niveau « q » ${UNKNOWN} → écrivez « Q »`,
    ]);
  });

  it("is reported in a field, a result and a message", () => {
    expect(reportedOf("whatsapp", ({ inputs }) => (inputs[0]!.name = "numero"))).toEqual([
      `inputs[0].name: le nom « numero » ${UNKNOWN} → écrivez « number »`,
    ]);
    expect(reportedOf("youtube", ({ results }) => (results[0]!.code = "court"))).toEqual([
      `results[0].code: le code « court » ${UNKNOWN} → écrivez « short »`,
    ]);
    expect(reportedOf("bio", ({ messages }) => (messages.at(-1)!.code = "bien"))).toEqual([
      `messages[5].code: le code « bien » ${UNKNOWN} → écrivez « good »`,
    ]);
  });

  it("is reported once each if it is missing", () => {
    const without = (code: string) => (words: { messages: { code: string }[] }) =>
      (words.messages = words.messages.filter((message) => message.code !== code));
    expect(reportedOf("whatsapp", without("no-number"))).toEqual([
      "messages: il manque la phrase du code « no-number » → ajoutez à « messages » un groupe de champs dont « code » est « no-number »",
    ]);
    expect(reportedOf("youtube", ({ results }) => results.splice(1, 1))).toEqual([
      expect.stringContaining("results: il manque le nom du résultat « watch »"),
    ]);
    expect(reportedOf("sms", ({ inputs }) => inputs.splice(0, 1))).toEqual([
      expect.stringContaining("inputs: il manque le champ « number »"),
    ]);
    expect(reportedOf("qr", ({ contents }) => contents.pop())).toEqual([
      expect.stringContaining("contents: il manque le contenu « text »"),
    ]);
    expect(reportedOf("plans", ({ messages }) => messages.splice(0))).toHaveLength(4);
  });

  it("is reported if it is repeated, with the missing name", () => {
    expect(reportedOf("sms", ({ inputs }) => (inputs[0]!.name = "text"))).toEqual([
      "inputs[1].name: le nom « text » est déjà dans cette liste → écrivez « number »",
    ]);
  });

  it("is reported with all missing names if there are several", () => {
    const rename = ({ results }: { results: { code: string }[] }) => {
      results[0]!.code = "premier";
      results[1]!.code = "deuxieme";
    };
    expect(reportedOf("youtube", rename)).toEqual([
      `results[0].code: le code « premier » ${UNKNOWN} → choisissez parmi : short, watch`,
      `results[1].code: le code « deuxieme » ${UNKNOWN} → choisissez parmi : short, watch`,
    ]);
  });

  it("that is unknown stops the build only if it would leave a dead field", () => {
    expect(reportedOf("youtube", ({ messages }) => messages.push({ ...messages[0]!, code: "zut" }))).toEqual([
      `(messages[8].code: le code « zut » ${UNKNOWN} → ${NO_USE})`,
    ]);
    expect(reportedOf("youtube", ({ inputs }) => inputs.push({ ...inputs[0]!, name: "fin" }))).toEqual([
      `inputs[2].name: le nom « fin » ${UNKNOWN} → ${NO_USE}`,
    ]);
  });

  it("that is malformed is reported once, for its form", () => {
    expect(reportedOf("utm", ({ messages }) => (messages[2]!.code = "Il manque"))).toEqual([
      expect.stringContaining("messages[2].code: ce n’est pas écrit sous la forme attendue"),
    ]);
    expect(reportedOf("utm", (words) => Object.assign(words, { messages: 1 }))).toHaveLength(1);
    expect(reportedOf("utm", ({ messages }) => Object.assign(messages, { 2: null }))).toHaveLength(1);
  });

  it("is reported if a page of the QR studio starts with an unknown content", () => {
    expect(reportedOf("qr", ({ starts }) => (starts[0]!.kind = "carte"))).toEqual([
      expect.stringMatching(/^starts\[0\]\.kind: « carte » .* → choisissez parmi : link, review, text, vcard, wifi/),
    ]);
  });
});

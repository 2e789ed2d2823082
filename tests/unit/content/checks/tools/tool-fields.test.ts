import { reportedOf } from "./tool-words";

const UNKNOWN = "n’est pas de celles que l’outil connaît";

describe("a field of a tool", () => {
  it("that is a list has choices, including its own value", () => {
    expect(reportedOf("sms", ({ inputs }) => (inputs[0]!.kind = "select"))).toEqual([
      expect.stringMatching(/^inputs\[0\]\.kind: un champ « select » est une liste de choix.*→ ajoutez « options »/),
    ]);
    expect(reportedOf("google-maps", ({ inputs }) => (inputs[2]!.value = "walk"))).toEqual([
      "inputs[2].value: « walk » n’est pas un des choix de cette liste → choisissez parmi : bicycling, driving, transit, walking",
    ]);
    expect(reportedOf("qr", ({ contents }) => delete contents[3]!.inputs[1]!.options)).toEqual([
      expect.stringContaining("contents[3].inputs[1].kind"),
    ]);
  });

  it.each(["utm", "preview"])("may not be a list in %s, whose code draws no choices", (tool) => {
    const options = [1, 2].map((at) => ({ value: `choix-${at}`, label: `Choix ${at}` }));
    const asList = { kind: "select", value: "choix-1", options };
    expect(reportedOf(tool, ({ inputs }) => Object.assign(inputs[1]!, asList))).toEqual([
      expect.stringContaining("inputs[1].kind: cet outil n’a pas de liste de choix"),
    ]);
  });

  it.each(["13/03/2027 9h", "2027-03-13", "2027-02-30T09:00", "2027-03-13T09:00Z", "2027-03-13T9:00", "demain"])(
    "for a date and time may not contain %s",
    (value) =>
      expect(reportedOf("google-agenda", ({ inputs }) => (inputs[1]!.value = value))).toEqual([
        expect.stringMatching(/^inputs\[1\]\.value: « .*→ écrivez AAAA-MM-JJTHH:MM, par exemple : 2027-03-13T09:00$/),
      ]),
  );

  it.each(["2028-02-29T23:59", ""])("for a date and time may contain %j", (value) =>
    expect(reportedOf("google-agenda", ({ inputs }) => (inputs[2]!.value = value))).toEqual([]),
  );
});

it("an example contains no invisible character", () => {
  expect(reportedOf("whatsapp", ({ inputs }) => (inputs[0]!.value = "06 39\u200B 98 12 34"))).toEqual([
    "inputs[0].value: un caractère invisible ou illisible se cache après « …06 39 » → effacez-le, au besoin en retapant le mot",
  ]);
});

describe("a choice of a tool's list", () => {
  const choose = (tool: string, at: number, option: number, value: string) =>
    reportedOf(tool, ({ inputs, contents }) => {
      const { options } = tool === "qr" ? contents[3]!.inputs[at]! : inputs[at]!;
      options![option]!.value = value;
    });

  it.each([
    ["google-maps", 2, 3, "transports", "écrivez « transit »"],
    ["qr", 1, 2, "ouvert", "écrivez « nopass »"],
    ["qr", 3, 1, "oui", "écrivez « yes »"],
    ["google-agenda", 5, 5, "America/Cayene", "écrivez « America/Cayenne »"],
    ["google-agenda", 5, 5, "Guyane", "écrivez un nom de cette forme : Africa/Abidjan"],
  ])("of %s (field %i, choice %i) cannot be %s", (tool, at, option, value, remedy) =>
    expect(choose(tool, at, option, value)).toEqual([
      expect.stringMatching(
        new RegExp(`options\\[${option}\\]\\.value: la valeur « ${value} » ${UNKNOWN} → ${remedy}`),
      ),
    ]),
  );

  it("is not repeated", () => {
    expect(choose("google-maps", 2, 1, "driving")).toEqual([
      "inputs[2].options[1].value: la valeur « driving » est déjà dans cette liste → écrivez « walking », ou supprimez ce choix",
    ]);
    expect(choose("google-agenda", 5, 1, "Europe/Paris")).toHaveLength(1);
  });

  it("is reported once if it is also the field's value", () =>
    expect(
      reportedOf("google-maps", ({ inputs }) => {
        inputs[2]!.options![0]!.value = "voiture";
        inputs[2]!.value = "voiture";
      }),
    ).toHaveLength(1));
});

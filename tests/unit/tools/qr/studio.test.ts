import fc from "fast-check";
import words from "../../../../data/outils/qr.json";
import { QR_FIELDS, type QrKind } from "../../../../src/content/tools/terms";
import { isDistance } from "../../../../src/tools/qr/distance";
import { DESIGN_DEFAULTS, drawn } from "../../../../src/tools/qr/qr-state";
import { fieldOf, studio } from "../../../../src/tools/qr/studio";
import { hostileText } from "../hostile-text";
import { processorTime } from "../../../processor-time";

const kinds = Object.keys(QR_FIELDS) as QrKind[];
const codes = words.messages.map(({ code }) => code);
const namesOf = (kind: QrKind) => words.contents.find(({ code }) => code === kind)!.inputs.map(({ name }) => name);
const defaults = drawn(DESIGN_DEFAULTS);
const shortLink = "https://mln.example/menu";

/** The examples in the words, for one kind. */
const example = (kind: QrKind) =>
  Object.fromEntries(words.contents.find(({ code }) => code === kind)!.inputs.map(({ name, value }) => [name, value]));

const anyInput = fc.record({
  kind: fc.constantFrom(...kinds),
  fields: fc.dictionary(fc.constantFrom(...kinds.flatMap((kind) => QR_FIELDS[kind])), hostileText),
  drawn: fc
    .record({
      ink: fc.oneof(hostileText, fc.constant("#105a39")),
      paper: fc.oneof(hostileText, fc.constant("#000000")),
      level: fc.oneof(hostileText, fc.constantFrom("L", "H")),
      quiet: hostileText,
      size: fc.oneof(hostileText, fc.constant("20")),
      distance: hostileText,
    })
    .map(drawn),
  hasLogo: fc.boolean(),
  shortLink: fc.constant(shortLink),
});

test("a change of colour only does not encode the code again", () => {
  const input = { kind: "link" as const, fields: example("link"), hasLogo: true, shortLink };
  const [before, after] = ["#105a39", "#102a59"].map((ink) => studio({ ...input, drawn: { ...defaults, ink } }));
  expect(after!.design!.ink).not.toBe(before!.design!.ink);
  expect(after!.design!.matrix).toBe(before!.design!.matrix);
});

describe("the words of the studio", () => {
  it("name every field that a code uses", () => {
    for (const kind of kinds) expect(namesOf(kind)).toEqual(expect.arrayContaining([...QR_FIELDS[kind]]));
  });

  it("have an example for every kind that can be drawn and downloaded", () => {
    for (const kind of kinds) {
      const made = studio({ kind, fields: example(kind), drawn: defaults, hasLogo: false, shortLink });
      expect(made).toMatchObject({ problem: null, contrast: { scannable: true } });
    }
  });
});

describe("the studio's defaults", () => {
  const said = (kind: QrKind, fields = DESIGN_DEFAULTS) =>
    studio({ kind, fields: example(kind), drawn: drawn(fields), hasLogo: false, shortLink }).notes.map(
      ({ code }) => code,
    );

  it.each(kinds)("pass its own check with %s", (kind) => expect(said(kind)).toContain("size-good"));

  it.each(words.starts)("pass its own check on $page, with a size that it offers", ({ kind, ...start }) => {
    const { size = DESIGN_DEFAULTS.size, distance = DESIGN_DEFAULTS.distance } = start as Partial<
      typeof DESIGN_DEFAULTS
    >;
    expect(words.print.sizes.map(({ value }) => value)).toContain(size);
    expect(said(kind as QrKind, { ...DESIGN_DEFAULTS, size, distance })).toContain("size-good");
  });
});

describe("any text in any field", () => {
  it("gives a code or a problem with words, and notes with words", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const made = studio(input);
        expect(made.design === null).toBe(made.problem !== null);
        if (made.problem) expect(codes).toContain(made.problem);
        for (const { code } of made.notes) expect(codes).toContain(code);
        if (made.problem && made.problem !== "too-long") {
          expect(namesOf(input.kind)).toContain(fieldOf(made.problem, namesOf(input.kind)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("gives a code only in valid colours", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { design } = studio(input);
        for (const colour of design ? [design.ink, design.paper] : []) expect(colour).toMatch(/^#[\da-f]{6}$/);
      }),
      { numRuns: 100 },
    );
  });
});

it("compares only contents that a link can replace, and only with a smaller code", () => {
  for (const kind of kinds) {
    const made = studio({ kind, fields: example(kind), drawn: defaults, hasLogo: false, shortLink });
    expect(made.short !== null).toBe(kind !== "wifi" && kind !== "text");
    if (made.short) expect(made.short.size).toBeLessThan(made.design!.matrix.size);
  }
  const already = studio({ kind: "link", fields: { url: shortLink }, drawn: defaults, hasLogo: false, shortLink });
  expect(already.short).toBeNull();
  const level = "L";
  const withLogo = studio({
    kind: "link",
    fields: { url: shortLink },
    drawn: drawn({ ...DESIGN_DEFAULTS, level }),
    hasLogo: true,
    shortLink,
  });
  expect(withLogo.short).toBeNull();
});

it("reports when a logo made the code grow, and when there is no room for one", () => {
  const notes = (url: string, level: string) =>
    studio({
      kind: "link",
      fields: { url },
      drawn: drawn({ ...DESIGN_DEFAULTS, level }),
      hasLogo: true,
      shortLink,
    }).notes.map(({ code }) => code);
  expect(notes(shortLink, "L")).toEqual(expect.arrayContaining(["logo-room", "logo-grown"]));
  expect(notes(shortLink, "H")).toContain("logo-room");
  expect(notes(shortLink, "H")).not.toContain("logo-grown");
});

it.each([
  ["200", 200],
  ["200 cm", 200],
  ["1 200", 1200],
  ["2 m", 200],
  ["1,5 m", 150],
  ["2 mètres", 200],
  ["20 cm environ", 20],
  ["1.000 mm", 100],
  ["0", 5],
  ["2 me\u0300tres", 200],
  ["2,5 mètres", 250],
  ["1.5 mètre", 150],
  ["2 metres", 200],
  ["0,5 m", 50],
  ["2,300 m", 230],
  ["2m.", 200],
  ["2\u00A0M", 200],
  ["80 centimètres", 80],
  ["200 mm", 20],
  ["1m50", 150],
  ["1 m 50 cm", 150],
  ["1 mètre 05.", 105],
  ["environ 2 m", 200],
  ["2 000 m", 200_000],
])("reads the distance %j as %d cm", (distance, centimetres) => {
  expect(drawn({ ...DESIGN_DEFAULTS, distance }).distanceCm).toBe(centimetres);
  expect(isDistance(distance)).toBe(true);
});

describe.each(["loin", "1 km", "2 pieds", "2 m²", "10 à 20", "deux mètres", "un mètre 50", "1m5", "2, 3 m", "-1"])(
  "an invalid distance such as %j",
  (distance) => {
    it("is refused", () => expect(isDistance(distance)).toBe(false));
    it("gives no note about the size", () => expect(sizeOf(distance)).toEqual({ smallestMm: null, notes: [] }));
  },
);

it("refuses without delay a distance followed by thousands of spaces", () => {
  const start = processorTime();
  expect(isDistance(`1m50${" ".repeat(40_000)}x`)).toBe(false);
  expect(processorTime() - start).toBeLessThan(200);
});

it("gives no note about the size before a distance is typed, and no error", () => {
  expect(sizeOf(" ")).toEqual({ smallestMm: null, notes: [] });
  expect(isDistance(" ")).toBe(true);
});

/** The print check's notes about the size, for one distance. */
function sizeOf(distance: string) {
  const { print, notes } = studio({
    kind: "link",
    fields: example("link"),
    drawn: drawn({ ...DESIGN_DEFAULTS, distance }),
    hasLogo: false,
    shortLink,
  });
  return { smallestMm: print!.smallestMm, notes: notes.filter(({ code }) => code.startsWith("size-")) };
}

it("uses the nearest valid value of each field, or its default", () => {
  expect(drawn({ ink: "red", paper: "", level: "Z", quiet: "0", size: "9999999", distance: "-1" })).toEqual({
    ink: DESIGN_DEFAULTS.ink,
    paper: DESIGN_DEFAULTS.paper,
    level: "M",
    quietZone: 2,
    millimetres: 300,
    distanceCm: null,
  });
});

describe("a Wi-Fi network pasted with invisible characters", () => {
  const codes = (network: string, password: string, security = "WPA") =>
    studio({
      kind: "wifi",
      fields: { network, password, security },
      drawn: defaults,
      hasLogo: false,
      shortLink,
    }).notes.map(({ code }) => code);

  it("is reported if they matter", () => {
    expect(codes("Café ", "motdepasse")).toContain("edge-space");
    expect(codes(" Livebox", "motdepasse")).toContain("edge-space");
    expect(codes("Café", "motdepasse\u200B")).toContain("edge-space");
    expect(codes("Café", "mot\u200Bdepasse")).toContain("edge-space");
    expect(codes("Café\u00A0du port", "motdepasse")).toContain("edge-space");
    expect(codes("Café", "mot de passe")).not.toContain("edge-space");
    expect(codes("👨‍👩‍👧 Maison", "motdepasse")).not.toContain("edge-space");
    expect(codes("Café", "ancien ", "nopass")).not.toContain("edge-space");
  });
});

it.each([
  ["ChIJN1t_tDeuEmsRUsoyG83frY4", false],
  ["https://g.page/r/CQx3Ab_c/review", false],
  ["https://g.page/r/CQx3Ab_c/review?rc", false],
  ["https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4", false],
  ["https://maps.app.goo.gl/AbC", true],
  ["https://share.google/AbC", true],
])("says whether a review's link may open only the profile: %s, %s", (place, isTold) => {
  const { notes } = studio({ kind: "review", fields: { place }, drawn: defaults, hasLogo: false, shortLink });
  expect(notes.some(({ code }) => code === "profile")).toBe(isTold);
});

it("says nothing about a network or a review for a link", () => {
  const fields = { ...example("link"), network: " x" };
  const { notes } = studio({ kind: "link", fields, drawn: defaults, hasLogo: false, shortLink });
  for (const other of ["edge-space", "profile"]) expect(notes.map(({ code }) => code)).not.toContain(other);
});

it.each(["link", "point", "scheme", "spaces"] as const)(
  "reports the problem %s of a card on its website field",
  (problem) => expect(fieldOf(problem, QR_FIELDS.vcard)).toBe("website"),
);

import { reportedOf } from "./tool-words";

describe("the sizes of the QR studio", () => {
  it.each(["50 mm", "5", "301", "020", ""])("cannot be « %s »", (value) =>
    expect(reportedOf("qr", ({ print }) => (print.sizes[2]!.value = value))).toEqual([
      `print.sizes[2].value: « ${value} » n’est pas un nombre de millimètres que l’outil dessine → écrivez un nombre entier de 10 à 300, en chiffres et sans unité`,
    ]),
  );

  it("are not repeated, like the margins, which include the default", () => {
    expect(reportedOf("qr", ({ design }) => (design.margins[1]!.value = "4"))).toEqual([
      "design.margins[1].value: la valeur « 4 » est déjà dans cette liste → supprimez ce choix",
    ]);
    expect(reportedOf("qr", ({ design }) => (design.margins[0]!.value = "3"))).toEqual([
      "design.margins: il manque le choix « 4 », avec lequel l’outil commence → ajoutez à « margins » un groupe de champs dont « value » est « 4 »",
    ]);
    expect(reportedOf("qr", ({ design }) => (design.margins[0]!.value = "12"))).toHaveLength(1);
  });

  it("include the one that a page starts with, which has a readable distance", () => {
    expect(reportedOf("qr", ({ starts }) => (starts[0]!.size = "35"))).toEqual([
      "starts[0].size: « 35 » n’est pas une des tailles de « print.sizes » → écrivez « 30 »",
    ]);
    expect(reportedOf("qr", ({ starts }) => (starts[0]!.distance = "près"))).toEqual([
      expect.stringContaining("écrivez un nombre entier de centimètres"),
    ]);
  });

  it("are reported only for their shape if they are malformed", () =>
    expect(
      reportedOf("qr", ({ print }) => Object.assign(print.sizes, { 3: null, 4: { value: 4, label: "Quatre" } })),
    ).toHaveLength(2));
});

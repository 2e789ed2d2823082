import { reportedOf } from "./tool-words";

describe("the lists of the redirect simulator", () => {
  it("contain every device that a system names; a missing one is reported once", () => {
    expect(reportedOf("redirects", ({ devices }) => (devices[0]!.value = "telephone"))).toEqual([
      "systems[0].devices[0]: « phone » n’est pas dans la liste « devices » → écrivez « telephone », ou écrivez « phone » dans « devices »",
    ]);
  });

  it("contain each name once", () => {
    expect(reportedOf("redirects", ({ devices }) => (devices[1]!.value = "phone"))).toEqual([
      "devices[1].value: « phone » est déjà dans cette liste → donnez-lui un autre nom, ou supprimez ce choix",
    ]);
    expect(reportedOf("redirects", ({ scenarios }) => (scenarios[1]!.code = scenarios[0]!.code))).toEqual([
      expect.stringMatching(/^scenarios\[1\]\.code: .+ est déjà dans cette liste/),
    ]);
  });

  it("contain every system that a rule names", () => {
    expect(reportedOf("redirects", ({ systems }) => (systems[0]!.value = "iphone"))).toEqual([
      expect.stringMatching(/^scenarios\[0\]\.rules\[0\]\.system\[0\]: « ios » n’est pas dans la liste « systems »/),
    ]);
  });

  it("end each scenario with its only rule without conditions", () => {
    const last = { label: "Belgique", target: "Page belge", address: "https://a.example" };
    expect(reportedOf("redirects", ({ scenarios }) => scenarios[0]!.rules.push({ ...last, country: ["be"] }))).toEqual([
      expect.stringMatching(/^scenarios\[0\]\.rules\[\d\]: cette règle n’a pas de condition/),
    ]);
    expect(reportedOf("redirects", ({ scenarios }) => scenarios[1]!.rules.pop())).toEqual([
      expect.stringMatching(/^scenarios\[1\]\.rules\[\d\]: la dernière règle a des conditions/),
    ]);
  });

  it("contain a system for every device", () => {
    expect(
      reportedOf("redirects", ({ systems }) => systems.slice(2).forEach((system) => (system.devices = ["tablet"]))),
    ).toEqual([expect.stringMatching(/^devices\[2\]\.value: aucun système n’existe sur l’appareil « computer »/)]);
  });

  it("are reported only for their shape if they are not lists", () => {
    for (const list of ["devices", "systems"])
      expect(reportedOf("redirects", (words) => Object.assign(words, { [list]: "phone" }))).toHaveLength(1);
  });
});

import { toldOf } from "./tool-words";

describe("the lists of the redirect simulator", () => {
  it("have every device that a system names, told once", () => {
    expect(toldOf("redirects", ({ devices }) => (devices[0]!.value = "telephone"))).toEqual([
      "systems[0].devices[0]: « phone » n’est pas dans la liste « devices » → écrivez « telephone », ou écrivez « phone » dans « devices »",
    ]);
  });

  it("name everything once", () => {
    expect(toldOf("redirects", ({ devices }) => (devices[1]!.value = "phone"))).toEqual([
      "devices[1].value: « phone » est déjà dans cette liste → donnez-lui un autre nom, ou supprimez ce choix",
    ]);
    expect(toldOf("redirects", ({ scenarios }) => (scenarios[1]!.code = scenarios[0]!.code))).toEqual([
      expect.stringMatching(/^scenarios\[1\]\.code: .+ est déjà dans cette liste/),
    ]);
  });

  it("have every system that a rule names", () => {
    expect(toldOf("redirects", ({ systems }) => (systems[0]!.value = "iphone"))).toEqual([
      expect.stringMatching(/^scenarios\[0\]\.rules\[0\]\.system\[0\]: « ios » n’est pas dans la liste « systems »/),
    ]);
  });

  it("have a system for every device", () => {
    expect(
      toldOf("redirects", ({ systems }) => systems.slice(2).forEach((system) => (system.devices = ["tablet"]))),
    ).toEqual([expect.stringMatching(/^devices\[2\]\.value: aucun système n’existe sur l’appareil « computer »/)]);
  });

  it("that are none at all are told by their shape", () => {
    for (const list of ["devices", "systems"])
      expect(toldOf("redirects", (words) => Object.assign(words, { [list]: "phone" }))).toHaveLength(1);
  });
});

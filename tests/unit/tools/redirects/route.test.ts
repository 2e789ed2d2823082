import { readFileSync } from "node:fs";
import fc from "fast-check";
import { route, type Rule, settle } from "../../../../src/tools/redirects/route";

interface Words {
  countries: { value: string }[];
  devices: { value: string }[];
  systems: { value: string; devices: string[] }[];
  scenarios: { rules: Rule[] }[];
}
const words = JSON.parse(readFileSync("data/outils/redirects.json", "utf8")) as Words;
const trait = fc.option(fc.array(fc.constantFrom("a", "b", "c")), { nil: undefined });
const rules = fc.array(fc.record({ country: trait, device: trait, system: trait }), { maxLength: 8 });
const visitors = fc.record({
  country: fc.constantFrom("a", "b", "z"),
  device: fc.constantFrom("a", "b", "z"),
  system: fc.constantFrom("a", "b", "z"),
});

describe("the redirect simulator", () => {
  test("at most one rule decides: earlier rules do not match, later ones are not read", () => {
    fc.assert(
      fc.property(rules, visitors, (list, visitor) => {
        const outcomes = route(list, visitor);
        expect(outcomes).toHaveLength(list.length);
        expect(outcomes.join()).toMatch(/^(skipped,?)*(matched(,unread)*)?$/);
      }),
    );
  });

  test.each([
    [
      ["fr", "phone", "ios"],
      ["matched", "unread", "unread"],
    ],
    [
      ["fr", "computer", "macos"],
      ["skipped", "skipped", "matched"],
    ],
    [
      ["be", "phone", "ios"],
      ["skipped", "matched", "unread"],
    ],
    [
      ["be", "phone", "android"],
      ["skipped", "skipped", "matched"],
    ],
  ])("%j matches the first rule whose conditions are all met: %j", ([country, device, system], outcomes) => {
    const list: Rule[] = [{ country: ["ch", "fr"], device: ["phone"] }, { system: ["ios"] }, { country: [] }];
    expect(route(list, { country: country!, device: device!, system: system! })).toEqual(outcomes);
  });

  test("a rule without conditions matches every visitor who reaches it", () => {
    fc.assert(
      fc.property(rules, visitors, (list, visitor) => expect(route([...list, {}], visitor)).toContain("matched")),
    );
  });

  test("every visitor of the example scenarios reaches a destination", () => {
    for (const { rules: list } of words.scenarios)
      for (const country of words.countries)
        for (const device of words.devices)
          for (const system of words.systems) {
            const visitor = settle(
              { country: country.value, device: device.value, system: system.value },
              words.systems,
            );
            expect(words.systems.find(({ value }) => value === visitor.system)?.devices).toContain(visitor.device);
            expect(route(list, visitor)).toContain("matched");
          }
  });

  test("a system that the device does not have is replaced, and settling twice changes nothing", () => {
    const visitor = settle({ country: "fr", device: "computer", system: "ios" }, words.systems);
    expect(visitor.system).toBe("windows");
    expect(settle(visitor, words.systems)).toEqual(visitor);
    const other = { country: "fr", device: "phone", system: "android" };
    expect(settle(other, words.systems)).toEqual(other);
  });
});

import fc from "fast-check";
import { isStateOf, lacks, LONGEST_VALUE, readFragment, writeFragment } from "../../../../src/tools/state/fragment";
import { hostileText } from "../hostile-text";

const defaults = { number: "06", text: "Bonjour" };

describe("a tool's state in the fragment", () => {
  test("what it writes, it reads back", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.string({ unit: "grapheme", maxLength: 300 }),
        (number, text) => {
          const hash = writeFragment("whatsapp", { number, text }, defaults);
          expect({ ...defaults, ...readFragment(hash, "whatsapp", defaults) }).toEqual({ number, text });
        },
      ),
    );
  });

  test("a letter of the longest length comes back whole, were each of its signs an accented one", () => {
    const values = { number: "07", text: "é".repeat(LONGEST_VALUE) };
    expect(readFragment(writeFragment("whatsapp", values, defaults), "whatsapp", defaults)).toEqual(values);
  });

  test("reads anything without throwing, and only the fields that there are", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const hash of [
          text,
          `#${text}`,
          `#outil=whatsapp&${text}`,
          `#outil=whatsapp&__proto__=${text}&text=${text}`,
        ]) {
          const found = readFragment(hash, "whatsapp", defaults);
          expect(Object.keys(found).every((field) => field in defaults)).toBe(true);
          for (const value of Object.values(found)) expect(value.length).toBeLessThanOrEqual(LONGEST_VALUE);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("takes of a list what it offers: a choice that is gone would be used, and another one shown", () => {
    const atRest = { size: "50", text: "" };
    const lists = { size: [{ value: "20" }, { value: "50" }], text: null };
    const read = (size: string) => readFragment(`#outil=qr&text=a&size=${size}`, "qr", atRest, lists);
    expect(read("20")).toEqual({ size: "20", text: "a" });
    for (const size of ["55", "", "constructor"]) expect(read(size)).toEqual({ text: "a" });
  });

  test("belongs to one tool, says nothing at rest, and carries no value that is too long", () => {
    expect(isStateOf("#outil=sms&text=a", "sms")).toBe(true);
    expect(readFragment("#outil=sms&text=a", "whatsapp", defaults)).toEqual({});
    expect(writeFragment("whatsapp", defaults, defaults)).toBe("");
    expect(writeFragment("whatsapp", { ...defaults, text: "a".repeat(10_000) }, defaults)).toBe("");
  });

  test("knows whether it leaves a value out, or all of them", () => {
    const lacksAny = (values: Record<string, string>) =>
      lacks(writeFragment("whatsapp", values, defaults), values, defaults);
    expect(lacksAny(defaults)).toBe(false);
    expect(lacksAny({ number: "07", text: "é".repeat(LONGEST_VALUE) })).toBe(false);
    expect(lacksAny({ number: "07", text: "a".repeat(LONGEST_VALUE + 1) })).toBe(true);
    expect(lacksAny({ number: "07", text: "€".repeat(LONGEST_VALUE) })).toBe(true);
  });

  test("is plain enough for any program: no space, no quote, no markup", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(writeFragment("whatsapp", { number: text, text }, defaults)).toMatch(/^(#[\w.*=&%+-]+)?$/);
      }),
    );
  });
});

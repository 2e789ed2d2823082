import fc from "fast-check";
import {
  isStateOf,
  leavesOutValues,
  LONGEST_VALUE,
  readFragment,
  writeFragment,
} from "../../../../src/tools/state/fragment";
import { hostileText } from "../hostile-text";

const defaults = { number: "06", text: "Bonjour" };

describe("a tool's state in the fragment", () => {
  test("is read back as it was written", () => {
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

  test("is complete for a text of maximum length, even with only accented letters", () => {
    const values = { number: "07", text: "é".repeat(LONGEST_VALUE) };
    expect(readFragment(writeFragment("whatsapp", values, defaults), "whatsapp", defaults)).toEqual(values);
  });

  test("is read without throwing from any text, with known fields only", () => {
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

  test("contains only choices that a list offers, because another one would be used but not shown", () => {
    const atRest = { size: "50", text: "" };
    const lists = { size: [{ value: "20" }, { value: "50" }], text: null };
    const read = (size: string) => readFragment(`#outil=qr&text=a&size=${size}`, "qr", atRest, lists);
    expect(read("20")).toEqual({ size: "20", text: "a" });
    for (const size of ["55", "", "constructor"]) expect(read(size)).toEqual({ text: "a" });
  });

  test("belongs to one tool, is empty for the defaults, and contains no value that is too long", () => {
    expect(isStateOf("#outil=sms&text=a", "sms")).toBe(true);
    expect(readFragment("#outil=sms&text=a", "whatsapp", defaults)).toEqual({});
    expect(writeFragment("whatsapp", defaults, defaults)).toBe("");
    expect(writeFragment("whatsapp", { ...defaults, text: "a".repeat(10_000) }, defaults)).toBe("");
  });

  test("reports whether it leaves out values", () => {
    const lacksAny = (values: Record<string, string>) =>
      leavesOutValues(writeFragment("whatsapp", values, defaults), values, defaults);
    expect(lacksAny(defaults)).toBe(false);
    expect(lacksAny({ number: "07", text: "é".repeat(LONGEST_VALUE) })).toBe(false);
    expect(lacksAny({ number: "07", text: "a".repeat(LONGEST_VALUE + 1) })).toBe(true);
    expect(lacksAny({ number: "07", text: "€".repeat(LONGEST_VALUE) })).toBe(true);
  });

  test("contains no space, quote or markup, so that any program can handle it", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(writeFragment("whatsapp", { number: text, text }, defaults)).toMatch(/^(#[\w.*=&%+-]+)?$/);
      }),
    );
  });
});

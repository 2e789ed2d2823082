import fc from "fast-check";
import { HOSTILE } from "../../../hostile-texts";
import { hostileText } from "../hostile-text";
import { diagnose, words } from "./diagnose";
import { processorTime } from "../../../processor-time";

test("never throws, and has words for every finding", () => {
  const known = words.messages.map(({ code }) => code);
  fc.assert(
    fc.property(hostileText, (text) => {
      const { cleaned, findings, saved } = diagnose(text);
      expect(saved).toBeGreaterThanOrEqual(0);
      if (cleaned !== undefined) expect(cleaned).toMatch(/^https?:\/\//);
      for (const { code, text: said } of findings) expect(said ?? known.includes(code)).toBeTruthy();
    }),
    { numRuns: 1_000, examples: HOSTILE.map((text) => [text]) },
  );
});

test("a cleaned link is clean: examined again, it does not change", () => {
  const trackers = fc.constantFrom(
    "utm_source=a",
    "fbclid=x",
    "rlkey=k",
    "q=1",
    "gclid=%zz",
    "a",
    "=b",
    "UTM_Term=é",
    "",
  );
  const links = fc
    .tuple(fc.webUrl(), fc.array(trackers), fc.constantFrom("", "#a", "#?utm_source=b", "#xtor=a&b", "#at_a=b"))
    .map(([url, pairs, end]) => `${url}?${pairs.join("&")}${end}`);
  fc.assert(
    fc.property(fc.oneof(links, hostileText), (text) => {
      const { cleaned } = diagnose(text);
      if (cleaned !== undefined) expect(diagnose(cleaned).cleaned).toBe(cleaned);
    }),
    { numRuns: 1_000 },
  );
});

test("reports nothing for an empty field", () => {
  expect(diagnose(" ")).toEqual({ saved: 0, findings: [] });
});

test("reports a finding once, and handles thousands of parameters without delay", () => {
  expect(diagnose("https://a.fr/?fbclid=1&fbclid=2&fbclid=3").findings).toHaveLength(1);
  const many = Array.from({ length: 5_000 }, (_, at) => `utm_${at}=1`).join("&");
  const start = processorTime();
  expect(diagnose(`https://a.fr/?${many}`).findings).toHaveLength(5_000);
  expect(processorTime() - start).toBeLessThan(5_000);
});

test("handles thousands of nested redirects or characters quickly and without throwing", () => {
  const start = processorTime();
  expect(diagnose("https://l.facebook.com/l.php?u=".repeat(20_000)).cleaned).toBeDefined();
  expect(diagnose(`a${".".repeat(200_000)}b c`).cleaned).toBeUndefined();
  for (const sign of ["&", "?"]) expect(diagnose(`https://a.fr/${sign.repeat(200_000)}`).cleaned).toBeDefined();
  expect(processorTime() - start).toBeLessThan(10_000);
});

test("counts the characters saved by cleaning, not the missing scheme or the text around the link", () => {
  expect(diagnose("a.fr?gclid=1").saved).toBe("?gclid=1".length);
  expect(diagnose("https://a.fr/ééé?gclid=1").saved).toBe("?gclid=1".length);
  expect(diagnose("Regarde : https://a.fr/").saved).toBe(0);
});

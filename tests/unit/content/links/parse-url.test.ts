import { parseUrl } from "../../../../src/content/links/parse-url";

it("parses accents, however often it runs", () => {
  const hosts = Array.from({ length: 20_000 }, () => parseUrl("https://www.été.example/")?.host);
  expect(new Set(hosts)).toEqual(new Set(["www.xn--t-9fab.example"]));
});

it("returns undefined for an invalid URL", () => {
  expect(parseUrl("/b?c#d")).toBeUndefined();
  expect(parseUrl("https://a b.example")).toBeUndefined();
});

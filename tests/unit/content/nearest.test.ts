import { nearest } from "../../../src/content/nearest";

describe("the nearest name", () => {
  it.each([
    ["whatsap", "whatsapp"],
    ["WhatsApp", "whatsapp"],
    ["écran", "ecran"],
    ["subtilte", "subtitle"],
  ])("of %s is %s", (written, meant) => {
    expect(nearest(written, ["whatsapp", "ecran", "subtitle", "title"])).toBe(meant);
  });

  it("is none when nothing resembles", () => {
    expect(nearest("zzzzzz", ["title", "icon"])).toBeUndefined();
    expect(nearest("title", [])).toBeUndefined();
  });
});

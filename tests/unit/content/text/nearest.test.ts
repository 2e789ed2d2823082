import { nearest, nearestPath } from "../../../../src/content/text/nearest";

describe("the nearest name", () => {
  it.each([
    ["whatsap", "whatsapp"],
    ["WhatsApp", "whatsapp"],
    ["écran", "ecran"],
    ["subtilte", "subtitle"],
    ["œuf", "oeuf"],
  ])("of %s is %s", (written, meant) => {
    expect(nearest(written, ["whatsapp", "ecran", "subtitle", "title", "oeuf"])).toBe(meant);
  });

  it("of a short word may swap two letters, whatever else is as near", () => {
    expect(nearest("ibo", ["qr", "bio"])).toBe("bio");
    expect(nearest("noe", ["none", "one"])).toBe("one");
    expect(nearest("mroe", ["rights", "more"])).toBe("more");
  });

  it("is the first of several equally near names", () => {
    expect(nearest("cat", ["cut", "cot"])).toBe("cut");
    expect(nearest("cat", ["cot", "cut"])).toBe("cot");
  });

  it("is none if nothing is similar", () => {
    expect(nearest("zzzzzz", ["title", "icon"])).toBeUndefined();
    expect(nearest("title", [])).toBeUndefined();
  });
});

describe("the nearest path", () => {
  const PAGES = [
    "/",
    "/blog",
    "/qrcode/youtube",
    "/raccourcir-lien",
    "/raccourcir-lien/drive",
    "/raccourcir-lien/youtube",
  ];

  it.each([
    ["/raccourcir-lien/drives", "/raccourcir-lien/drive"],
    ["/raccourci-lien/drive/", "/raccourcir-lien/drive"],
    ["data/raccourcir-lien/drive.json", "/raccourcir-lien/drive"],
    ["https://www.maillon.example/raccourcir-lien/drive?a=b#guide", "/raccourcir-lien/drive"],
    ["Drive", "/raccourcir-lien/drive"],
    ["/raccourcir-liens", "/raccourcir-lien"],
    ["/qrcode/youtub", "/qrcode/youtube"],
    ["/raccourcir-lien/youtub", "/raccourcir-lien/youtube"],
  ])("of %s is %s", (written, meant) => {
    expect(nearestPath(written, PAGES)).toBe(meant);
  });

  it.each(["/raccourcir-lien/dropbox", "/tarifs", "/qrcode", "/", ""])(
    "is none if only the folder is the same, or nothing is: %j",
    (written) => {
      expect(nearestPath(written, PAGES)).toBeUndefined();
    },
  );
});

import { dropboxLinks } from "../../../../src/tools/dropbox/dropbox-links";
import { codes, describeConverter, expectLinksAgain, made } from "../converters";

const FILE = "https://www.dropbox.com/scl/fi/a8k2m5q7w1x9/Dossier.pdf?rlkey=u7y2t9r4&st=k3j9&dl=0";

describe("the Dropbox links", () => {
  describeConverter("dropbox", dropboxLinks, [/^https:\/\/([^/?#@]+@)?([a-z0-9-]+\.)*dropbox\.com\.?(:\d+)?\//]);

  test("changes only dl and keeps the other parameters", () => {
    const url = new URL(made(dropboxLinks({ link: FILE }), "download")!);
    expect(Object.fromEntries(url.searchParams)).toEqual({ rlkey: "u7y2t9r4", st: "k3j9", dl: "1" });
  });

  test("does not change how the other parameters are written", () =>
    expect(made(dropboxLinks({ link: `${FILE}&a=b%20c~` }), "raw")).toBe(
      `${FILE.replace("&dl=0", "")}&a=b%20c~&raw=1`,
    ));

  test("takes the full stop after a key for the end of a sentence", () =>
    expect(made(dropboxLinks({ link: "https://www.dropbox.com/scl/fi/a8k2/D.pdf?rlkey=u7y2." }), "raw")).toBe(
      "https://www.dropbox.com/scl/fi/a8k2/D.pdf?rlkey=u7y2&raw=1",
    ));

  test("each of its links gives the same links again", () => {
    expectLinksAgain(dropboxLinks, FILE);
  });

  test("reads a direct link of Dropbox's download hosts", () => {
    const direct = FILE.replace("www.dropbox.com", "dl.dropboxusercontent.com");
    for (const link of [direct, FILE.replace("www.dropbox.com", "dl.dropbox.com")]) {
      expect(dropboxLinks({ link })).toEqual(dropboxLinks({ link: FILE }));
    }
    expect(codes(dropboxLinks({ link: direct.replace("dl.", "dl.evil-") }))).toEqual(["not-dropbox"]);
  });

  test("warns if the key is missing, and refuses what is not shared", () => {
    expect(codes(dropboxLinks({ link: "https://www.dropbox.com/scl/fi/a8k2/D.pdf?dl=0" }))).toContain("no-key");
    expect(codes(dropboxLinks({ link: FILE }))).toEqual(["key"]);
    expect(codes(dropboxLinks({ link: "https://www.dropbox.com/home/Photos" }))).toEqual(["not-shared"]);
    expect(codes(dropboxLinks({ link: "https://dropbox.com.evil.test/scl/fi/a?rlkey=b" }))).toEqual(["not-dropbox"]);
  });

  test.each(["work/Photos", "personal/Photos", "preview/Photos/a.jpg"])("says that %s is not shared", (path) =>
    expect(codes(dropboxLinks({ link: `https://www.dropbox.com/${path}` }))).toEqual(["not-shared"]),
  );

  test.each([
    ["http://www.dropbox.com/s/a8k2/Dossier.pdf?dl=0#page=2", "https://www.dropbox.com/s/a8k2/Dossier.pdf?dl=1"],
    ["https://www.dropbox.com/l/scl/AbCdEf", "https://www.dropbox.com/l/scl/AbCdEf?dl=1"],
  ])("turns %s, which needs no key, into an https link without fragment", (link, download) => {
    const conversion = dropboxLinks({ link });
    expect(made(conversion, "download")).toBe(download);
    expect(codes(conversion)).toEqual([]);
  });

  test.each(["https://www.dropbox.com/request/AbCdEf", "https://paper.dropbox.com/doc/Titre-AbCdEf"])(
    "does not say that %s is in the visitor's own space",
    (link) => expect(codes(dropboxLinks({ link }))).toEqual(["elsewhere"]),
  );

  test.each(["https://www.dropbox.com/t/AbCdEf", "https://www.dropbox.com/transfer/AAAA"])(
    "says that %s opens only on its own page",
    (link) => expect(dropboxLinks({ link })).toMatchObject({ links: [], notes: [{ code: "transfer" }] }),
  );

  test.each([
    "https://uc1a2b3c.dl.dropboxusercontent.com/cd/0/get/AbC/file?dl=1#",
    "https://dl.dropboxusercontent.com/cd/0/inline/AbC/file",
    "https://www.dropbox.com/cd/0/get/AbC/file",
  ])("says that %s is temporary", (link) => expect(codes(dropboxLinks({ link }))).toEqual(["temporary"]));

  test.each([
    ["https://www.dropbox.com/scl/fo/abc123/AAkey?rlkey=z&dl=0", true],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/2026?rlkey=z&dl=0", true],
    ["https://www.dropbox.com/sh/abc123/AAkey?dl=0", true],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/photo.jpg?rlkey=z&dl=0", false],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/Budget.numbers?rlkey=z&dl=0", false],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/Photos/St.Martin?rlkey=z&dl=0", true],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/St.Paul?rlkey=z&dl=0", true],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/Plan.drawio?rlkey=z&dl=0", false],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/PHOTO.JPG?rlkey=z&dl=0", false],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/Scan.Pdf?rlkey=z&dl=0", false],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/film.mp4?rlkey=z&dl=0", false],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/Dossier%202.1?rlkey=z&dl=0", true],
    ["https://www.dropbox.com/scl/fo/abc123/AAkey/2026.12?rlkey=z&dl=0", true],
    ["https://www.dropbox.com/sh/abc123/AAkey/2026/menu.pages?dl=0", false],
    ["https://www.dropbox.com/sh/abc123/AAkey/2026/photo.jpg?dl=0", false],
  ])("that %s is a folder is %s", (link, isFolder) => {
    const conversion = dropboxLinks({ link });
    expect(codes(conversion).includes("folder-zip")).toBe(isFolder);
    expect(made(conversion, "raw") === undefined).toBe(isFolder);
  });

  test.each([
    ...["Jpg", "Jpeg", "Png", "Pdf", "Doc", "Docx", "Xls", "Xlsx", "Ppt", "Pptx", "Mp3", "Mp4", "M4a", "Zip"],
  ])("x.%s in a folder is a file", (extension) =>
    expect(made(dropboxLinks({ link: `https://www.dropbox.com/scl/fo/a/b/x.${extension}` }), "raw")).toBeDefined(),
  );
});

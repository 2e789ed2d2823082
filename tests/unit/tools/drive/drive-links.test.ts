import { driveLinks } from "../../../../src/tools/drive/drive-links";
import { codes, describeConverter, expectLinksAgain, made } from "../converters";

const ID = "1rLk8VwQz5NcXmT3pYb7HsJd2GfUeAo9K";

describe("the Drive links", () => {
  describeConverter("drive", driveLinks, [/^https:\/\/drive\.google\.com\//]);

  test.each([
    `https://drive.google.com/file/d/${ID}/view?usp=sharing`,
    `https://drive.google.com/file/u/1/d/${ID}/edit`,
    `https://drive.google.com/open?id=${ID}`,
    `https://drive.google.com/open?id=${ID})`,
    `https://drive.google.com/file/d/${ID}.`,
    `https://drive.google.com/file/d/${ID}&usp=sharing`,
    `drive.google.com/uc?id=${ID}&export=download`,
    `https://docs.google.com/uc?id=${ID}`,
    `https://docs.google.com/u/0/uc?export=download&confirm=Ccgd&id=${ID}`,
    `https://docs.google.com/a/ecole.fr/uc?id=${ID}`,
    `https://docs.google.com/file/d/${ID}/edit`,
    `https://docs.google.com/a/ecole.fr/file/u/0/d/${ID}/edit`,
    `https://drive.usercontent.google.com/download?id=${ID}&export=download&authuser=0&confirm=t`,
  ])("finds the file in %s", (link) => {
    expect(made(driveLinks({ link }), "download")).toBe(`https://drive.google.com/uc?export=download&id=${ID}`);
  });

  test("says that a URL which only opens does not distinguish a file from a folder", () => {
    expect(codes(driveLinks({ link: `https://drive.google.com/open?id=${ID}&usp=drive_fs` }))).toContain(
      "may-be-no-file",
    );
    expect(codes(driveLinks({ link: `https://drive.google.com/u/0/open?id=${ID}` }))).toContain("may-be-no-file");
    expect(codes(driveLinks({ link: `https://drive.google.com/file/d/${ID}/view` }))).not.toContain("may-be-no-file");
  });

  test("accepts an id longer than the current ones", () => {
    const id = ID.padEnd(44, "x");
    const link = `https://drive.google.com/file/d/${id}/view`;
    expect(made(driveLinks({ link }), "view")).toBe(link);
  });

  test("each of its links gives the same links again", () => {
    expectLinksAgain(driveLinks, `https://drive.google.com/file/d/${ID}/view?resourcekey=0-hT6k`);
  });

  test("keeps resourcekey in each link", () => {
    const { links } = driveLinks({ link: `https://drive.google.com/file/d/${ID}/view?resourcekey=0-hT6k` });
    expect(links.map(({ code, url }) => [code, new URL(url).searchParams.get("resourcekey")])).toEqual([
      ["download", "0-hT6k"],
      ["view", "0-hT6k"],
      ["preview", "0-hT6k"],
    ]);
  });

  test.each(["file/d", "drive/folders"])("says that the key of a URL under %s is kept, if it has one", (path) => {
    const link = `https://drive.google.com/${path}/${ID}`;
    expect(codes(driveLinks({ link: `${link}?resourcekey=0-hT6k` }))).toEqual([...codes(driveLinks({ link })), "key"]);
  });

  test("says that a folder has no direct download, and refuses other sites", () => {
    expect(codes(driveLinks({ link: `https://drive.google.com/drive/folders/${ID}` }))).toContain("no-folder-download");
    expect(driveLinks({ link: `https://drive.google.com/embeddedfolderview?id=${ID}#list` })).toEqual(
      driveLinks({ link: `https://drive.google.com/drive/folders/${ID}` }),
    );
    expect(codes(driveLinks({ link: `https://drive.google.com.evil.test/file/d/${ID}` }))).toEqual(["not-drive"]);
    for (const path of ["drive/folders/a", "file/d/abc/view"])
      expect(codes(driveLinks({ link: `https://drive.google.com/${path}` }))).toEqual(["no-id"]);
    for (const kind of ["document", "drawings", "a/exemple.fr/spreadsheets"]) {
      expect(codes(driveLinks({ link: `https://docs.google.com/${kind}/d/${ID}/edit` }))).toEqual(["is-a-document"]);
    }
  });

  test.each([`forms/d/${ID}/edit`, `forms/d/e/1FAIpQ-${ID}/viewform`, `document/d/e/2PACX-${ID}/pub`])(
    "does not send %s to the tool for documents, which refuses it",
    (path) => expect(codes(driveLinks({ link: `https://docs.google.com/${path}` }))).toEqual(["not-drive"]),
  );
});

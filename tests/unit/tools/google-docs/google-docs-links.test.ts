import { googleDocsLinks } from "../../../../src/tools/google-docs/google-docs-links";
import { codes, describeConverter, expectLinksAgain, made } from "../converters";

const ID = "1hWz6RpKc9LmTv3QxYb8NsJd5GfUeAo2KiDtXqMnB7Vw";

describe("the Google Docs links", () => {
  describeConverter("google-docs", googleDocsLinks, [
    /^https:\/\/docs\.google\.com\/(document|spreadsheets|presentation|drawings)\/d\//,
  ]);

  test.each([
    ["document", { copy: "copy", preview: "preview", pdf: "export?format=pdf", docx: "export?format=docx" }],
    [
      "spreadsheets",
      {
        copy: "copy",
        preview: "preview",
        xlsx: "export?format=xlsx",
        csv: "export?format=csv",
        pdf: "export?format=pdf",
      },
    ],
    ["presentation", { present: "present", copy: "copy", pptx: "export/pptx", "slides-pdf": "export/pdf" }],
    ["drawings", { copy: "copy", preview: "preview", png: "export/png", svg: "export/svg", pdf: "export/pdf" }],
  ])("a file of the kind %s has links to copy, show and export it", (kind, endings) => {
    const file = `https://docs.google.com/${kind}/d/${ID}/`;
    const { links } = googleDocsLinks({ link: `${file}edit?usp=sharing` });
    expect(Object.fromEntries(links.map(({ code, url }) => [code, url.replace(file, "")]))).toEqual(endings);
  });

  test("keeps resourcekey in each link", () => {
    const { links } = googleDocsLinks({ link: `https://docs.google.com/document/d/${ID}/edit?resourcekey=0-abc` });
    expect(new Set(links.map(({ url }) => new URL(url).searchParams.get("resourcekey")))).toEqual(new Set(["0-abc"]));
  });

  test.each(["&usp=sharing", ".", ")", "%20", ","])("what follows the id, %s, is not part of it", (end) =>
    expect(made(googleDocsLinks({ link: `https://docs.google.com/document/d/${ID}${end}` }), "copy")).toBe(
      `https://docs.google.com/document/d/${ID}/copy`,
    ),
  );

  test("an account in the URL, by number or by domain, makes no difference", () => {
    for (const path of ["u/0/document", "a/ecole.fr/document", "document/u/0"]) {
      const conversion = googleDocsLinks({ link: `docs.google.com/${path}/d/${ID}/edit` });
      expect(made(conversion, "copy")).toBe(`https://docs.google.com/document/d/${ID}/copy`);
    }
    for (const account of ["u/0", "a/ecole.fr"]) {
      expect(codes(googleDocsLinks({ link: `https://docs.google.com/${account}/forms/d/${ID}/edit` }))).toEqual([
        "is-a-form",
      ]);
    }
  });

  test("a document's tab is kept to read it and for PDF", () => {
    const conversion = googleDocsLinks({
      link: `https://docs.google.com/document/d/${ID}/edit?tab=t.ab1_c#heading=h.x`,
    });
    expect(conversion.links.map(({ url }) => url.replace(`https://docs.google.com/document/d/${ID}/`, ""))).toEqual([
      "copy",
      "preview?tab=t.ab1_c",
      "export?format=pdf&tab=t.ab1_c",
      "export?format=docx",
    ]);
    expect(conversion.notes).toContainEqual({ code: "tab", level: "info", fill: { mot: "tab=t.ab1_c" } });
    const first = googleDocsLinks({ link: `https://docs.google.com/document/d/${ID}/edit?tab=t.0` });
    expect(made(first, "pdf")).toBe(`https://docs.google.com/document/d/${ID}/export?format=pdf`);
  });

  test("a sheet's tab is kept to read it, for CSV and PDF, from the query or from the fragment", () => {
    for (const end of ["edit?gid=158#gid=158", "edit#gid=158", "export?format=csv&gid=158"]) {
      const conversion = googleDocsLinks({ link: `https://docs.google.com/spreadsheets/d/${ID}/${end}` });
      expect(made(conversion, "csv")).toBe(`https://docs.google.com/spreadsheets/d/${ID}/export?format=csv&gid=158`);
      expect(made(conversion, "pdf")).toBe(`https://docs.google.com/spreadsheets/d/${ID}/export?format=pdf&gid=158`);
      expect(made(conversion, "preview")).toBe(`https://docs.google.com/spreadsheets/d/${ID}/preview?gid=158#gid=158`);
      expect(conversion.notes).toContainEqual({ code: "tab", level: "info", fill: { mot: "gid=158" } });
      for (const code of ["copy", "xlsx"]) expect(made(conversion, code)).not.toContain("gid");
    }
  });

  test("says that a sheet's first tab is meant only if its link names no tab", () => {
    const file = `https://docs.google.com/spreadsheets/d/${ID}/edit`;
    expect(codes(googleDocsLinks({ link: file }))).toEqual(["must-be-readable", "first-tab"]);
    expect(codes(googleDocsLinks({ link: `${file}#gid=158` }))).toEqual(["must-be-readable", "tab"]);
  });

  test.each([
    "edit#slide=id.g2f1a_0_12",
    "edit?usp=sharing&slide=id.g2f1a_0_12#slide=id.g2f1a_0_12",
    "edit?slide=id.g2f1a_0_12",
    "present?slide=id.g2f1a_0_12",
  ])("a presentation starts at the slide of %s, and says so", (end) => {
    const conversion = googleDocsLinks({ link: `https://docs.google.com/presentation/d/${ID}/${end}` });
    expect(made(conversion, "present")).toBe(
      `https://docs.google.com/presentation/d/${ID}/present?slide=id.g2f1a_0_12`,
    );
    expect(made(conversion, "copy")).not.toContain("slide=");
    expect(conversion.notes).toContainEqual({ code: "slide", level: "info", fill: { mot: "slide=id.g2f1a_0_12" } });
  });

  test.each([
    `presentation/d/${ID}/edit`,
    `presentation/d/${ID}/edit?slide=3%20a`,
    `document/d/${ID}/edit?slide=id.p&tab=x`,
    `drawings/d/${ID}/edit?=x`,
  ])("%s names no slide and no tab", (path) => {
    const conversion = googleDocsLinks({ link: `https://docs.google.com/${path}` });
    expect(codes(conversion)).toEqual(["must-be-readable"]);
    for (const { url } of conversion.links) expect(url).not.toContain("slide=");
  });

  test("each of its links gives the same links again", () => {
    expectLinksAgain(googleDocsLinks, `https://docs.google.com/document/d/${ID}/edit`);
  });

  test("says why a form, a published page, a video or another site cannot be converted", () => {
    expect(codes(googleDocsLinks({ link: `https://docs.google.com/forms/d/${ID}/edit` }))).toEqual(["is-a-form"]);
    expect(codes(googleDocsLinks({ link: `https://docs.google.com/document/d/e/2PACX-${ID}/pub` }))).toEqual([
      "is-published",
    ]);
    expect(codes(googleDocsLinks({ link: `https://docs.google.com/videos/d/${ID}/edit` }))).toEqual(["other-kind"]);
    for (const path of ["document/u/0/", "document/d/abc/edit"])
      expect(codes(googleDocsLinks({ link: `https://docs.google.com/${path}` }))).toEqual(["no-id"]);
    expect(codes(googleDocsLinks({ link: "https://example.com" }))).toEqual(["not-docs"]);
  });
});

import { FOUR_FIELDS, json } from "../bad-files/bad-file";
import { SMALL_SITE as SITE } from "../small-site";
import { checkAgain } from "../problems-with";

/** The problems of a file of the site after a replacement in its text. */
function withText(path: string, from: string, to: string) {
  const files = SITE.map((file) =>
    file.path === path && file.unreadable === undefined ? { path, text: file.text.replace(from, to) } : file,
  );
  return checkAgain(files).problems.filter(({ file }) => file === `data/${path}`);
}

/** A page that has replaced another. */
const heir = {
  path: "raccourcir-lien/zeppelin.json",
  text: json({
    ...FOUR_FIELDS,
    title: "Un lien Zeppelin à part",
    subtitle: "Une autre phrase assez longue.",
    description: `Autre. ${FOUR_FIELDS.description}`,
    anciennesAdresses: ["ballon"],
  }),
};

describe("a page on which a tool starts with other values", () => {
  it.each([
    ["outils/qr.json", "/qrcode/carte-de-visite", "/qrcode/carte-visite", "starts[0].page"],
    ["outils/redirects.json", "/raccourcir-lien/application", "/raccourcir-lien/applications", "scenarios[0].page"],
  ])("must exist: %s", (path, page, misspelt, field) => {
    expect(withText(path, page, page)).toEqual([]);
    expect(withText(path, `"${page}"`, `"${misspelt}"`)).toEqual([
      expect.objectContaining({
        field,
        message: expect.stringContaining(misspelt),
        remedy: expect.stringContaining(page),
      }),
    ]);
  });

  it("must be one that can have the tool", () => {
    expect(withText("outils/qr.json", '"/qrcode/google-avis"', '"/blog"')).toEqual([
      expect.objectContaining({ field: "starts[2].page", remedy: expect.stringContaining("ce groupe de champs") }),
    ]);
  });

  it.each([
    ["outils/qr.json", "/qrcode/google-avis", "/lien-en-bio/instagram", "qr"],
    ["outils/redirects.json", "/raccourcir-lien/application", "/raccourcir-lien", "redirects"],
  ])("must have the tool: %s", (path, page, other, tool) => {
    expect(withText(path, `"${page}"`, `"${other}"`)).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(other),
        remedy: expect.stringContaining(tool),
      }),
    ]);
  });

  it("may be listed only once", () => {
    const twice = withText("outils/qr.json", '"/qrcode/google-avis"', '"/qrcode/avis-google"');
    expect(twice).toEqual([
      expect.objectContaining({ field: "starts[2].page", message: expect.stringContaining("deux fois") }),
    ]);
  });
});

test("a link to the long address of the general page is corrected to the short one, with its section", () => {
  const limits = { title: "Sans", paragraphs: ["Voyez [la marche à suivre](/raccourcir-lien/raccourcir-lien#guide)."] };
  const essay = { path: "raccourcir-lien/zzz.json", text: json({ ...FOUR_FIELDS, limits }) };
  expect(checkAgain([...SITE, essay]).problems).toEqual(
    expect.arrayContaining([expect.objectContaining({ remedy: expect.stringContaining("/raccourcir-lien#guide") })]),
  );
});

describe("a link to a renamed page", () => {
  const page = (slug: string, fields = {}) => ({
    path: `raccourcir-lien/${slug}.json`,
    text: json({ ...FOUR_FIELDS, ...fields }),
  });
  const remedyAt = (related: string, ...slugs: string[]) => {
    const files = [...SITE, ...slugs.map((slug) => page(slug)), page("essai", { related: [related] })];
    return checkAgain(files)
      .problems.find(({ field }) => field === "related[0]")
      ?.remedy.replace(/[\u00A0\u202F]/g, " ");
  };

  it("is reported with a new page whose name starts like the old one, else with another page of the family", () => {
    expect(remedyAt("/raccourcir-lien/zeppelin", "voyage", "zeppelin-de-bleriot")).toMatch(
      /« \/raccourcir-lien\/zeppelin-de-bleriot », ou .* ajoutez aussi \/raccourcir-lien\/zeppelin à la liste anciennesAdresses/,
    );
    expect(remedyAt("/raccourcir-lien/zeppelin-de-bleriot", "zeppelin")).toContain("« /raccourcir-lien/zeppelin »");
    expect(remedyAt("/raccourcir-lien/marguerite")).toMatch(/par exemple « \/raccourcir-lien\//);
  });

  it("is reported without former addresses if no page can have existed there, or for a typing mistake", () => {
    expect(remedyAt("/zeppelin/marguerite")).not.toContain("anciennesAdresses");
    expect(remedyAt("/zeppelin/marguerite")).toMatch(/par exemple « \/\w/);
    expect(remedyAt("/raccourcir-lien/dropbocs")).not.toContain("anciennesAdresses");
  });
});

describe("a link in a text", () => {
  const said = (text: string) => {
    const guide = {
      title: "Avant de partager",
      steps: [
        { name: "Copier", text },
        { name: "Coller", text: "Collez-la." },
      ],
    };
    const page = { path: "raccourcir-lien/essai.json", text: json({ ...FOUR_FIELDS, guide }) };
    return checkAgain([...SITE, page])
      .problems.filter(({ file }) => file === "data/raccourcir-lien/essai.json")
      .filter(({ field }) => field === "guide.steps[0].text");
  };

  it("may lead to a page of the site, a section of the home page or the accessibility statement", () => {
    const links = "[la page générale](/raccourcir-lien), [nos tarifs](/#pricing), [la déclaration](/accessibilite)";
    expect(said(`Lisez ${links}.`)).toEqual([]);
  });

  it("to no page is reported with the page that was meant", () => {
    expect(said("Lisez [la page générale](/raccourcir-liens) d'abord.")).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/«\s\/raccourcir-liens\s»/),
        remedy: expect.stringMatching(/«\s\/raccourcir-lien\s»/),
      }),
    ]);
    for (const [address, remedy] of [
      ["/#tarifs", /parmi\s: #hero,/],
      ["/blog#articles", /«\s#articles\s»/],
    ] as const)
      expect(said(`Lisez [nos tarifs](${address}) d'abord.`)).toEqual([
        expect.objectContaining({
          message: expect.stringContaining(address.slice(address.indexOf("#"))),
          remedy: expect.stringMatching(remedy),
        }),
      ]);
  });

  it("to its own page is reported", () => {
    expect(said("Lisez [cette page](/raccourcir-lien/essai) d'abord.")).toEqual([
      expect.objectContaining({ message: expect.stringContaining("où il se trouve") }),
    ]);
  });

  const vague = [
    "en savoir plus",
    "voir",
    "ici",
    "Cliquez ici",
    "ce lien",
    "le lien",
    "cliquez sur ce lien",
    "cette page",
  ];
  it.each(vague)("must say where it leads: « %s » does not", (words) => {
    expect(said(`Pour les autres, [${words}](/raccourcir-lien).`)).toEqual([
      expect.objectContaining({
        editorial: true,
        message: expect.stringMatching(new RegExp(`«\\s${words}\\s» ne dit pas où mène`)),
      }),
    ]);
    expect(said(`Pour les autres, [${words} pour finir](/raccourcir-lien).`)).toEqual([]);
  });

  it("may lead to a tool that the page has", () => {
    expect(said("Essayez [le docteur](/#outil-doctor) ou [l'outil](/raccourcir-lien#outil-doctor).")).toEqual([]);
    expect(said("Essayez [le docteur](/raccourcir-lien#outil-sms) d'abord.")).toEqual([
      expect.objectContaining({ message: expect.stringContaining("#outil-sms") }),
    ]);
  });

  it("to the general page's longer address is reported with the shorter one", () => {
    expect(said("Lisez [la page générale](/raccourcir-lien/raccourcir-lien) d'abord.")).toEqual([
      expect.objectContaining({ message: expect.stringContaining("plus courte") }),
    ]);
  });

  it.each(["[ailleurs](https://ailleurs.example)", "[ailleurs](//ailleurs.example)", "[la page] (/raccourcir-lien)"])(
    "that the site cannot follow is reported once, with the expected form: %s",
    (broken) => {
      expect(said(`Lisez ${broken} d'abord.`)).toEqual([
        expect.objectContaining({
          message: expect.stringContaining(broken),
          remedy: expect.stringContaining("[ces mots](/raccourcir-lien/pdf)"),
        }),
      ]);
    },
  );

  it.each(["/raccourcir-lien", "https://ailleurs.example"])("is refused in a title: %s", (to) => {
    const title = `Un lien [à nommer](${to}) ici`;
    const page = { path: "raccourcir-lien/essai.json", text: json({ ...FOUR_FIELDS, title }) };
    expect(checkAgain([...SITE, page]).problems).toContainEqual(
      expect.objectContaining({ field: "title", message: expect.stringContaining("Markdown") }),
    );
  });
});

describe("a link of a page, or a related page", () => {
  const reported = (fields: object, ...more: { path: string; text: string }[]) =>
    checkAgain([...SITE, { path: "raccourcir-lien/essai.json", text: json({ ...FOUR_FIELDS, ...fields }) }, ...more])
      .problems.filter(({ file, level }) => file === "data/raccourcir-lien/essai.json" && level === "problem")
      .filter(({ field }) => /^(limits|related)/.test(field ?? ""))
      .map(({ message, remedy }) => ({ message: message.replace(/\s/g, " "), remedy: remedy.replace(/\s/g, " ") }));
  const linking = (to: string) => ({
    limits: { title: "Sans compte", paragraphs: [`Voyez [la marche à suivre](${to}) avant de partager.`] },
  });

  it.each([
    "/raccourcir-lien/dropbox?a=b",
    "/raccourcir-lien/dropbox#outil=dropbox&link=a",
    "/#outil=plans&a=b",
    "/raccourcir-lien/essai#limits",
  ])("may have a query, a tool's state or a section of its own page: %s", (to) =>
    expect(reported(linking(to))).toEqual([]),
  );

  it("must not lead to a part that its page leaves out", () => {
    expect(reported(linking("/raccourcir-lien/essai#guide"))).toEqual([
      expect.objectContaining({
        message: expect.stringContaining("#guide"),
        remedy: expect.stringContaining("#limits"),
      }),
    ]);
  });

  it("must not fill in a tool that its page does not have", () => {
    expect(reported(linking("/raccourcir-lien/dropbox#outil=doctor&link=a"))).toEqual([
      expect.objectContaining({ message: expect.stringContaining("l’outil « doctor »") }),
    ]);
  });

  it("is corrected to a page that has no file, and never to the page itself", () => {
    expect(reported(linking("/blogs"))).toEqual([
      expect.objectContaining({ remedy: expect.stringContaining("« /blog »") }),
    ]);
    expect(reported({ related: ["/raccourcir-lien/essais"] })).toEqual([
      expect.objectContaining({ remedy: expect.not.stringContaining("« /raccourcir-lien/essai »") }),
    ]);
  });

  it("is corrected to a page of the same family, if only its last part was written", () => {
    const others = ["raccourcir-lien/zeppelin.json", "qrcode/zeppelin.json"].map((path) => ({ path, text: "{}" }));
    expect(reported({ related: ["zeppelin"] }, ...others)).toEqual([
      expect.objectContaining({ remedy: expect.stringContaining("« /raccourcir-lien/zeppelin »") }),
    ]);
  });

  it("is corrected to the new address of a page that moved, with or without a trailing slash", () => {
    for (const end of ["", "/"])
      expect(reported(linking(`/raccourcir-lien/ballon${end}`), heir)).toEqual([
        expect.objectContaining({ remedy: expect.stringContaining("« /raccourcir-lien/zeppelin »") }),
      ]);
  });

  it("is not corrected to a page that the list already has", () => {
    const related = ["/raccourcir-lien/ballon", "/raccourcir-lien/zeppelin"];
    expect(reported({ related }, heir)).toEqual([
      expect.objectContaining({ remedy: expect.stringMatching(/^cette page n’existe plus/) }),
    ]);
  });

  it("may both lead to the same page", () => {
    const to = "/raccourcir-lien/dropbox";
    expect(reported({ ...linking(to), related: [to] })).toEqual([]);
  });

  it("must use the short address of the general page", () =>
    expect(reported({ related: ["/raccourcir-lien/raccourcir-lien"] })).toEqual([
      expect.objectContaining({ message: "la page générale a une adresse plus courte" }),
    ]));
});

import { checkFiles } from "../../../src/content/check";
import { FOUR_FIELDS } from "./bad-files/bad-file";
import { SMALL_SITE as SITE } from "./small-site";
import { ESSAY, json, problemsWith, TODAY } from "./problems-with";

describe("the files that the site cannot do without", () => {
  it("hold the page on which unknown addresses fall back, and nothing else is said where it is missing", () => {
    const general = "raccourcir-lien/raccourcir-lien.json";
    const { problems } = checkFiles(
      SITE.filter(({ path }) => path !== general),
      TODAY,
      [{ address: "/raccourcir-lien", line: 4 }],
    );
    expect(problems).toMatchObject([{ file: `data/${general}`, message: expect.stringContaining("obligatoire") }]);
  });

  it("are asked for by name", () => {
    const { problems } = checkFiles(
      SITE.filter(({ path }) => path !== "landing/faq.json"),
      TODAY,
    );
    expect(problems).toMatchObject([{ file: "data/landing/faq.json", message: expect.stringContaining("manque") }]);
  });

  const renamed = (from: RegExp, to: string) =>
    checkFiles(
      SITE.map((file) => ({ ...file, path: file.path.replace(from, to) })),
      TODAY,
      [{ address: "/raccourcir-lien/dropbox", line: 4 }],
    ).problems;

  it.each([
    [/^site\.json/, "Site.json", "data/site.json"],
    [/^landing\/hero\.json/, "landing/heros.json", "data/landing/hero.json"],
    [
      /(raccourcir-lien)\/raccourcir-lien\.json/,
      "$1/Raccourcir-lien.json",
      "data/raccourcir-lien/raccourcir-lien.json",
    ],
  ])("are told by their wrong name alone: %s, %s", (from, to, meant) => {
    const [problem, ...others] = renamed(from, to);
    expect(problem).toMatchObject({ remedy: expect.stringMatching(`^renommez-le «.${meant}.»`) });
    expect(others).toEqual([]);
  });

  it.each([
    [/^raccourcir-lien\//, "racourcir-lien", "raccourcir-lien"],
    [/^raccourcir-lien\//, "Raccourcir-lien", "raccourcir-lien"],
    [/^qrcode\//, "qr-code", "qrcode"],
    [/^landing\//, "landings", "landing"],
  ])("and pages are told by their folder's wrong name alone: %s, %s", (from, to, meant) => {
    expect(renamed(from, `${to}/`)).toMatchObject([
      { file: `data/${to}`, remedy: expect.stringMatching(`«.data/${meant}.»`) },
    ]);
  });

  it("may link to pages that exist only", () => {
    const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
    const [problem] = problemsWith({
      path: "404.json",
      text: text.replace("/qrcode/generateur", "/qrcode/generateurs"),
    });
    expect(problem).toMatchObject({ file: "data/404.json", remedy: expect.stringContaining("« /qrcode/generateur »") });
  });
});

describe("a link of the frame that leads nowhere", () => {
  const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
  const told = (target: string) => problemsWith({ path: "404.json", text: text.replace("/qrcode/generateur", target) });

  it.each([
    ["/#princing", "/#pricing"],
    ["/#FAQ", "/#faq"],
    ["/raccourcir-lien#page", "/raccourcir-lien#pages"],
    ["/lien-en-bio/instagram?a=1#pricings", "/lien-en-bio/instagram#pricing"],
    ["/#inconnu", "#pricing, #comparison, #affiliate"],
  ])("is mended with the part of the page that was meant: %s", (target, meant) => {
    expect(told(target)).toMatchObject([{ file: "data/404.json", remedy: expect.stringContaining(meant) }]);
  });

  it.each(["/#pricing", "/raccourcir-lien#pages", "/qrcode/dynamique#outil=qr&a=b", "/#", "/#confidentialite"])(
    "is not seen in %s",
    (target) => {
      expect(told(target)).toEqual([]);
    },
  );

  it("is mended with a page that no file makes", () => {
    expect(told("/accessibilité")).toMatchObject([{ remedy: expect.stringContaining("« /accessibilite »") }]);
  });

  it.each(["/tarifs", "/raccourcir-lien/mastodon", "/lien-en-bio/threads"])(
    "is mended with no page that only shares its folder: %s",
    (target) => {
      expect(told(target)).toMatchObject([{ remedy: expect.stringContaining("écrivez l’adresse d’une page") }]);
    },
  );

  it.each([
    "https://www.maillon.example/qrcode/generateur",
    "qrcode/generateur",
    "#pricing",
    "contact",
    "app:/page interne",
  ])("is told what it may be: %s", (target) => {
    expect(told(target)).toMatchObject([
      { file: "data/404.json", remedy: expect.stringMatching(/à partir de sa barre \/.*support, privacy/) },
    ]);
  });

  it("is never mended with the page that holds it", () => {
    const text = json({ ...FOUR_FIELDS, related: ["/raccourcir-lien/essais"] });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([
      { field: "related[0]", remedy: expect.not.stringMatching(/\s\/raccourcir-lien\/essai\s/) },
    ]);
  });

  it("is not shown itself as an example of a neighbour", () => {
    const text = json({ ...FOUR_FIELDS, related: [] });
    const remedyIn = (path: string) => problemsWith({ path, text }).find(({ field }) => field === "related")?.remedy;
    expect(remedyIn(ESSAY)).toMatch(/par exemple\s: \/raccourcir-lien\/dropbox$/);
    expect(remedyIn("raccourcir-lien/dropbox.json")).toMatch(/par exemple\s: \/raccourcir-lien\/(?!dropbox)/);
  });

  it("is mended with the page that has taken its place", () => {
    const moved = { path: ESSAY, text: json({ ...FOUR_FIELDS, anciennesAdresses: ["/outils/essais"] }) };
    const [problem] = problemsWith(moved, {
      path: "404.json",
      text: text.replace("/qrcode/generateur", "/outils/essais"),
    });
    expect(problem).toMatchObject({
      file: "data/404.json",
      remedy: expect.stringContaining("« /raccourcir-lien/essai »"),
    });
  });
});

describe("a link of the frame that carries what belongs to an arrival", () => {
  const HEADER = "layout/header.json";
  const read = (name: string) => JSON.parse((SITE.find(({ path }) => path === name) as { text: string }).text);
  const told = (to: string) => {
    const header = read(HEADER);
    header.links[0].to = to;
    return problemsWith({ path: HEADER, text: json(header) });
  };

  it.each([
    ["/?utm_source=menu&gf=abc#features", "utm_source=menu", "/#features"],
    ["/?gf=abc", "gf=abc", "/"],
    ["/?%67f=abc&a=1", "%67f=abc", "/?a=1"],
    ["/blog?gclid=1", "gclid=1", "/blog"],
    ["/blog?fbclid=1&a=1", "fbclid=1", "/blog?a=1"],
    ["/blog?msclkid=1", "msclkid=1", "/blog"],
    ["/blog?dnt", "dnt", "/blog"],
    ["app:/inscription?gf=abc&plan=pro", "gf=abc", "app:/inscription?plan=pro"],
  ])("is told with the link to write instead: %s", (to, carried, mended) => {
    expect(told(to)).toMatchObject([
      {
        field: "links[0].to",
        message: expect.stringContaining(`« ${carried} »`),
        remedy: expect.stringContaining(`« ${mended} »`),
      },
    ]);
  });

  it("may carry a parameter whose name begins alike", () => expect(told("/blog?gfoo=1")).toEqual([]));

  it("is told in a link among words", () => {
    const essay = {
      path: ESSAY,
      text: json({
        ...FOUR_FIELDS,
        limits: { title: "Quand s'en passer", paragraphs: ["Voyez [l'accueil](/?gf=moi) d'abord."] },
      }),
    };
    expect(problemsWith(essay)).toMatchObject([
      { field: "limits.paragraphs[0]", message: expect.stringContaining("gf=moi") },
    ]);
  });

  it.each([
    "/?plan=pro#features",
    "/raccourcir-lien#outil=utm&utm_source=menu&gf=abc",
    "app:/inscription?utm_source=site",
    "app:/inscription?dnt",
    "support",
  ])("is not seen in %s", (to) => {
    expect(told(to)).toEqual([]);
  });

  it("is told of the addresses of the application too", () => {
    const site = { ...read("site.json"), signUpPath: "/inscription?gf=abc" };
    expect(problemsWith({ path: "site.json", text: json(site) })).toMatchObject([
      { field: "signUpPath", remedy: expect.stringContaining("« /inscription »") },
    ]);
  });
});

describe("the name of the product", () => {
  it.each(["{marque}", "Le {domaineCourt}", "{nom}", "Maillon}"])(
    "holds no braces, which would be filled in: %s",
    (name) => {
      const site = JSON.parse((SITE.find(({ path }) => path === "site.json") as { text: string }).text);
      expect(problemsWith({ path: "site.json", text: json({ ...site, name }) })).toMatchObject([
        { file: "data/site.json", field: "name", remedy: expect.stringContaining("le nom lui-même") },
      ]);
    },
  );
});

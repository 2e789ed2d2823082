import { checkFiles } from "../../../src/content/check";
import { readContent } from "../../../src/content/files/read-content";
import { FOUR_FIELDS, plain } from "./bad-files/bad-file";
import { SMALL_SITE as SITE } from "./small-site";
import { checkAgain, ESSAY, json, problemsWith, TODAY } from "./problems-with";

describe("the required files", () => {
  it("include the page that unknown addresses fall back to; only its absence is reported", () => {
    const general = "raccourcir-lien/raccourcir-lien.json";
    const { problems } = checkFiles(
      SITE.filter(({ path }) => path !== general),
      TODAY,
      [{ address: "/raccourcir-lien", line: 4 }],
    );
    expect(problems).toMatchObject([{ file: `data/${general}`, message: expect.stringContaining("obligatoire") }]);
  });

  it("are requested by name if missing", () => {
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
  ])("are reported once if their name is wrong: %s, %s", (from, to, meant) => {
    const [problem, ...others] = renamed(from, to);
    expect(problem).toMatchObject({ remedy: expect.stringMatching(`^renommez-le «.${meant}.»`) });
    expect(others).toEqual([]);
  });

  it.each([
    [/^raccourcir-lien\//, "racourcir-lien", "raccourcir-lien"],
    [/^raccourcir-lien\//, "Raccourcir-lien", "raccourcir-lien"],
    [/^qrcode\//, "qr-code", "qrcode"],
    [/^landing\//, "landings", "landing"],
  ])("are reported once if their folder's name is wrong: %s, %s", (from, to, meant) => {
    expect(renamed(from, `${to}/`)).toMatchObject([
      { file: `data/${to}`, remedy: expect.stringMatching(`«.data/${meant}.»`) },
    ]);
  });

  it("are reported once if their folder is lost, instead of each link to its pages", () => {
    const { problems } = checkFiles(readContent("data").filter(({ path }) => !path.startsWith("qrcode/")));
    const errors = problems.filter(({ level }) => level !== "warning");
    expect(errors).toMatchObject([{ file: "data/qrcode", message: expect.stringContaining("le dossier manque") }]);
  });

  it("may link only to existing pages", () => {
    const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
    const [problem] = problemsWith({
      path: "404.json",
      text: text.replace("/qrcode/generateur", "/qrcode/generateurs"),
    });
    expect(problem).toMatchObject({ file: "data/404.json", remedy: expect.stringContaining("« /qrcode/generateur »") });
  });
});

describe("a dead link in a shared file", () => {
  const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
  const reported = (target: string) =>
    problemsWith({ path: "404.json", text: text.replace("/qrcode/generateur", target) });

  it.each([
    ["/#princing", "/#pricing"],
    ["/#FAQ", "/#faq"],
    ["/raccourcir-lien#page", "/raccourcir-lien#pages"],
    ["/lien-en-bio/instagram?a=1#pricings", "/lien-en-bio/instagram#pricing"],
    ["/#inconnu", "#pricing, #comparison, #affiliate"],
  ])("is reported with the nearest section of the page: %s", (target, meant) => {
    expect(reported(target)).toMatchObject([{ file: "data/404.json", remedy: expect.stringContaining(meant) }]);
  });

  it.each(["/#pricing", "/raccourcir-lien#pages", "/qrcode/dynamique#outil=qr&a=b", "/#", "/#confidentialite"])(
    "is not reported for %s",
    (target) => {
      expect(reported(target)).toEqual([]);
    },
  );

  it("is reported with a page that has no file", () => {
    expect(reported("/accessibilité")).toMatchObject([{ remedy: expect.stringContaining("« /accessibilite »") }]);
  });

  it.each(["/tarifs", "/raccourcir-lien/mastodon", "/lien-en-bio/threads"])(
    "is not reported with a page that only shares its folder: %s",
    (target) => {
      expect(reported(target)).toMatchObject([{ remedy: expect.stringContaining("écrivez l’adresse d’une page") }]);
    },
  );

  it.each([
    "https://www.maillon.example/qrcode/generateur",
    "qrcode/generateur",
    "#pricing",
    "contact",
    "app:/page interne",
  ])("is reported with the accepted forms: %s", (target) => {
    expect(reported(target)).toMatchObject([
      { file: "data/404.json", remedy: expect.stringMatching(/à partir de sa barre \/.*support, privacy/) },
    ]);
  });

  it("is never reported with the page that contains it", () => {
    const text = json({ ...FOUR_FIELDS, related: ["/raccourcir-lien/essais"] });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([
      { field: "related[0]", remedy: expect.not.stringMatching(/\s\/raccourcir-lien\/essai\s/) },
    ]);
  });

  it("is not suggested as its own related page", () => {
    const text = json({ ...FOUR_FIELDS, related: [] });
    const remedyIn = (path: string) => problemsWith({ path, text }).find(({ field }) => field === "related")?.remedy;
    expect(remedyIn(ESSAY)).toMatch(/par exemple\s: \/raccourcir-lien\/dropbox$/);
    expect(remedyIn("raccourcir-lien/dropbox.json")).toMatch(/par exemple\s: \/raccourcir-lien\/(?!dropbox)/);
  });

  it("is reported with the page that replaced it", () => {
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

describe("a link with campaign, referral or privacy parameters", () => {
  const HEADER = "layout/header.json";
  const read = (name: string) => JSON.parse((SITE.find(({ path }) => path === name) as { text: string }).text);
  const reported = (to: string) => {
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
  ])("is reported with the link to write instead: %s", (to, named, mended) => {
    expect(reported(to)).toMatchObject([
      {
        field: "links[0].to",
        message: expect.stringContaining(`« ${named} »`),
        remedy: expect.stringContaining(`« ${mended} »`),
      },
    ]);
  });

  it("may have a parameter whose name only begins the same way", () => expect(reported("/blog?gfoo=1")).toEqual([]));

  it("is reported inside a text", () => {
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
    "/raccourcir-lien/dropbox#outil=dropbox&utm_source=menu&gf=abc",
    "app:/inscription?utm_source=site",
    "app:/inscription?dnt",
    "support",
  ])("is not reported for %s", (to) => {
    expect(reported(to)).toEqual([]);
  });

  it("is reported in the application's URLs too, which may have campaign parameters", () => {
    const reportedIn = (signUpPath: string) =>
      problemsWith({ path: "site.json", text: json({ ...read("site.json"), signUpPath }) });
    expect(reportedIn("/inscription?gf=abc")).toMatchObject([
      { field: "signUpPath", remedy: expect.stringContaining("« /inscription »") },
    ]);
    expect(reportedIn("/inscription?utm_source=site")).toEqual([]);
  });
});

describe("the name of the product", () => {
  it.each(["{marque}", "Le {domaineCourt}", "{nom}", "Maillon}"])(
    "contains no braces, which would be replaced: %s",
    (name) => {
      const site = JSON.parse((SITE.find(({ path }) => path === "site.json") as { text: string }).text);
      expect(problemsWith({ path: "site.json", text: json({ ...site, name }) })).toMatchObject([
        { file: "data/site.json", field: "name", remedy: expect.stringContaining("le nom lui-même") },
      ]);
    },
  );
});

describe("a slip in a shared file that does not stop the build", () => {
  it.each<[string, string, RegExp, string, string]>([
    ["a footer without a required link", "layout/footer.json", /"privacy"/g, '"support"', "« privacy »"],
    ["two figures for one thing", "landing/affiliate.json", /(?<="figure": ")[^"]+/, "1 %", "dit « 1 % »"],
    ["a benefit without its figure", "landing/benefits.json", /(?<="impact": ")[^"]+/, "Bien plus", "« Bien plus »"],
    ["an unencrypted URL", "site.json", /(?<="appUrl": )"https/, '"http', "commence par http://"],
  ])("raises a warning: %s", (_, path, from, to, expected) => {
    const files = SITE.map((file) =>
      file.path === path && file.unreadable === undefined ? { path, text: file.text.replace(from, to) } : file,
    );
    const found = checkAgain(files).problems.map((problem) => ({ ...problem, message: plain(problem.message) }));
    const warning = { file: `data/${path}`, level: "warning", message: expect.stringContaining(expected) };
    expect(found).toContainEqual(expect.objectContaining(warning));
  });
});

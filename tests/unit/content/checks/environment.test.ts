import { checkDocument } from "../../../../src/content/checks/document";
import { checkEnvironment, checkHosts, checkSiteScheme } from "../../../../src/content/checks/environment";
import { deployedSite } from "../../../../src/content/site";

const [address, key] = [{ GATSBY_ANALYTICS_URL: "https://m.boutique.example/e" }, { GATSBY_ANALYTICS_KEY: "pk_1" }];

describe("the analytics' URL and key", () => {
  it.each([
    [address, "GATSBY_ANALYTICS_KEY"],
    [{ ...key, GATSBY_ANALYTICS_URL: "" }, "GATSBY_ANALYTICS_URL"],
  ])("raise a warning that names the missing one if only one is set", (environment, missing) => {
    expect(checkEnvironment(environment)).toEqual([expect.objectContaining({ file: missing, level: "warning" })]);
  });

  it.each([{}, { ...address, ...key }])("raise nothing if both or none are set", (environment) => {
    expect(checkEnvironment(environment)).toEqual([]);
  });
});

describe("the hosts of the site and of its app", () => {
  const found = (environment: Record<string, string>, file = {}) =>
    checkHosts(
      deployedSite({ siteUrl: "https://a.example", appUrl: "https://app.a.example", ...file }, environment),
      environment,
    );

  it.each([
    [{ GATSBY_SITE_URL: "https://b.example", GATSBY_APP_URL: "https://b.example/app" }, "GATSBY_APP_URL"],
    [{ GATSBY_SITE_URL: "https://app.a.example" }, "GATSBY_SITE_URL"],
  ])("must differ: %j", (environment, file) =>
    expect(found(environment)).toEqual([expect.objectContaining({ file, level: "problem" })]),
  );

  it("must differ in the file too, and may be two ports of one machine", () => {
    expect(found({}, { appUrl: "https://a.example/app" })).toEqual([
      expect.objectContaining({ file: "data/site.json", field: "appUrl" }),
    ]);
    expect(found({ GATSBY_SITE_URL: "http://localhost:9000", GATSBY_APP_URL: "http://localhost:9001" })).toEqual([]);
    expect(found({})).toEqual([]);
  });

  it("are not compared where the file has none: that has its own problem", () =>
    expect(found({}, { siteUrl: 1, appUrl: 1 })).toEqual([]));
});

describe("the URLs of a deployment", () => {
  it.each(["GATSBY_SITE_URL", "GATSBY_APP_URL", "GATSBY_ANALYTICS_URL"])(
    "are refused by name when malformed: %s",
    (name) => {
      for (const value of [
        "maillon.example",
        "https://",
        "https:/maillon",
        "ftp://maillon.example",
        "http://mail lon",
        "https://a:b:c",
      ]) {
        const [problem, ...rest] = checkEnvironment({ [name]: value });
        expect(rest).toEqual([]);
        expect(problem).toMatchObject({
          file: name,
          level: "problem",
          remedy: expect.stringContaining(`${name}=https://`),
        });
        expect(problem?.message).toContain(value);
      }
    },
  );

  it.each([
    ["GATSBY_SITE_URL", "https://www.boutique.example/site", "un chemin"],
    ["GATSBY_SITE_URL", "https://www.boutique.example/?a", "paramètres (?)"],
    ["GATSBY_APP_URL", "https://app.boutique.example#a", "(#)"],
    ["GATSBY_SITE_URL", "https://nom:secret@boutique.example", "mot de passe"],
    ["GATSBY_APP_URL", "https://nom@boutique.example", "mot de passe"],
    ["GATSBY_ANALYTICS_URL", "https://nom:secret@mesures.example/x", "mot de passe"],
    ["GATSBY_ANALYTICS_URL", "https://a$host.example/x", "pas une adresse"],
    ["GATSBY_ANALYTICS_URL", "https://a;script-src.example/", "pas une adresse"],
    ["GATSBY_ANALYTICS_URL", "https://a,b.example/", "pas une adresse"],
    ["GATSBY_ANALYTICS_URL", 'https://a"b.example/', "pas une adresse"],
    ["GATSBY_ANALYTICS_URL", "https://a'b.example/", "pas une adresse"],
    ["GATSBY_ANALYTICS_URL", "https://a b.example/", "pas une adresse"],
    ["GATSBY_ANALYTICS_URL", "https://mesures.example:99999/", "pas une adresse"],
    // Browsers ignore such a source in a policy and would block every event.
    ["GATSBY_ANALYTICS_URL", "http://[::1]:9131/events", "la politique de sécurité des pages ne sait nommer qu’un nom"],
    ["GATSBY_APP_URL", "http://[2001:db8::1]/app", "un numéro IPv6"],
    ["GATSBY_SITE_URL", "http://[::zz]", "pas une adresse"],
  ])("%s=%s is refused without printing a password", (name, value, expected) => {
    const problems = checkEnvironment({ [name]: value });
    expect(problems).toMatchObject([{ file: name, message: expect.stringContaining(expected) }]);
    expect(problems[0]!.message).not.toContain("secret");
  });

  it("may have accents, a trailing slash, and a path for the application", () => {
    expect(
      checkEnvironment({
        GATSBY_SITE_URL: "https://www.été.example/",
        GATSBY_APP_URL: "https://boutique.example/app",
        GATSBY_ANALYTICS_URL: "http://localhost:9131/events",
        GATSBY_ANALYTICS_KEY: "pk_1",
      }),
    ).toEqual([]);
  });

  it("may be absent, empty, local or have a port", () => {
    expect(
      checkEnvironment({
        GATSBY_SITE_URL: "",
        GATSBY_APP_URL: "http://localhost:9000",
        GATSBY_ANALYTICS_URL: "https://a.example/v1?x",
        GATSBY_ANALYTICS_KEY: "pk_1",
      }),
    ).toEqual([]);
  });
});

describe("the URLs of site.json", () => {
  const reported = (changes: object) => {
    const text = JSON.stringify({
      siteUrl: "https://www.maillon.example",
      appUrl: "https://app.maillon.example",
      ...changes,
    });
    return checkSiteScheme(checkDocument("site.json", text).document!);
  };

  it("raise a warning if they are not encrypted", () => {
    expect(reported({ appUrl: "http://app.maillon.example" })).toMatchObject([
      { level: "warning", field: "appUrl", remedy: expect.stringContaining("https://app.maillon.example") },
    ]);
    expect(reported({})).toEqual([]);
    expect(reported({ siteUrl: "http://localhost:9000" })).toEqual([]);
  });
});

describe("the key of the collector", () => {
  it.each([
    ["pk_\n123", "U+000A, le n° 4"],
    ["pk_é1", "U+00E9, le n° 4"],
    ["pk’1", "U+2019, le n° 3"],
    ["pk_123 ", "U+0020, le n° 7"],
    ["pk_🔑", "U+1F511, le n° 4"],
  ])("is refused and not printed if no header can contain it: %j", (key, expected) => {
    const [problem, ...rest] = checkEnvironment({ GATSBY_ANALYTICS_KEY: key });
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ file: "GATSBY_ANALYTICS_KEY", level: "problem" });
    expect(problem!.message.replaceAll("\u00A0", " ")).toContain(expected);
    expect(problem!.message).not.toContain(key);
  });

  it("may contain any visible ASCII characters", () =>
    expect(checkEnvironment({ ...address, GATSBY_ANALYTICS_KEY: "pk_live-1~!$%/+=." })).toEqual([]));
});

it("an http: URL raises a warning, unless it is local", () => {
  const problems = checkEnvironment({
    GATSBY_SITE_URL: "http://www.boutique.example",
    GATSBY_APP_URL: "http://boutique.example/espace",
    GATSBY_ANALYTICS_URL: "http://c.example:8080/v1?a",
    GATSBY_ANALYTICS_KEY: "pk_1",
  });
  expect(problems).toMatchObject([
    { file: "GATSBY_SITE_URL", level: "warning" },
    {
      file: "GATSBY_APP_URL",
      level: "warning",
      remedy: expect.stringMatching(/=https:\/\/boutique\.example\/espace$/),
    },
    {
      file: "GATSBY_ANALYTICS_URL",
      level: "warning",
      remedy: expect.stringMatching(/=https:\/\/c\.example:8080\/v1\?a$/),
    },
  ]);
  for (const host of ["localhost:9000", "app.localhost:9000", "127.0.0.1:9000"]) {
    expect(checkEnvironment({ GATSBY_APP_URL: `http://${host}` })).toEqual([]);
  }
});

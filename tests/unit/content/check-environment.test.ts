import { checkEnvironment } from "../../../src/content/check-environment";

describe("the addresses of a deployment", () => {
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

  it("may be absent, empty, local or with a port", () => {
    expect(
      checkEnvironment({
        GATSBY_SITE_URL: "",
        GATSBY_APP_URL: "http://localhost:9000",
        GATSBY_ANALYTICS_URL: "https://a.example/v1?x",
      }),
    ).toEqual([]);
  });
});

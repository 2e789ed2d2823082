/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.maillon.example/"}
 */
import { readCookies, writeCookie } from "../../../src/analytics/cookies";
import { blockCookies, forgetVisit } from "./visit";

afterEach(() => {
  jest.restoreAllMocks();
  forgetVisit();
});

const readCookie = (name: string) => readCookies()(name);
const written = () => jest.spyOn(Document.prototype, "cookie", "set");

describe("a cookie", () => {
  it("is read back as it was written, whatever its characters", () => {
    writeCookie("campaign", '{"utm_source":"l’été; à=l’ouest"}', 7);
    expect(readCookie("campaign")).toBe('{"utm_source":"l’été; à=l’ouest"}');
  });

  it("belongs to the whole site for the given days, to no other site, and is Secure if it is set on https", () => {
    const set = written();
    writeCookie("visitor_id", "abc", 730);
    expect(set).toHaveBeenCalledWith("visitor_id=abc;path=/;max-age=63072000;samesite=lax;secure");
  });

  it("is gone after a lifetime of zero days", () => {
    writeCookie("campaign", "x", 7);
    writeCookie("campaign", "", 0);
    expect(readCookie("campaign")).toBeNull();
  });

  it("is not confused with one whose name ends or begins the same way", () => {
    document.cookie = "my_visitor_id=other;path=/";
    document.cookie = "visitor_id_old=other;path=/";
    expect(readCookie("visitor_id")).toBeNull();
  });

  it("counts as absent if it is corrupt", () => {
    document.cookie = "campaign=%E0%A4%A;path=/";
    expect(readCookie("campaign")).toBeNull();
  });

  it("is silently skipped if cookies are blocked", () => {
    blockCookies("loudly");
    expect(() => writeCookie("campaign", "x", 7)).not.toThrow();
    expect(readCookie("campaign")).toBeNull();
  });
});

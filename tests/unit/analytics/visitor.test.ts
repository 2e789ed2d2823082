/** @jest-environment jsdom */
import { createVisitor } from "../../../src/analytics/visitor";
import { blockCookies, forgetVisit } from "./visit";

const DAYS = { visitor: 730, superProperties: 30, campaign: 7 };

afterEach(() => {
  jest.restoreAllMocks();
  forgetVisit();
});

describe("what is remembered of a visitor", () => {
  it("is nothing until it is asked for", () => {
    createVisitor(DAYS);
    expect(document.cookie).toBe("");
  });

  it("is one id, the same on the next page", () => {
    const id = createVisitor(DAYS).id();
    expect(id).toMatch(/^[\w-]{8,64}$/);
    expect(createVisitor(DAYS).id()).toBe(id);
  });

  it("does not live longer because the visitor comes back", () => {
    createVisitor(DAYS).id();
    const set = jest.spyOn(Document.prototype, "cookie", "set");
    createVisitor(DAYS).id();
    expect(set).not.toHaveBeenCalled();
  });

  it.each(["", "x", "%E0%A4%A", "<script>alert(1)</script>", "a".repeat(65)])(
    "is a new id where the old one is %j",
    (corrupt) => {
      document.cookie = `visitor_id=${corrupt};path=/`;
      expect(createVisitor(DAYS).id()).toMatch(/^[\w-]{8,64}$/);
    },
  );

  it("lasts for the visit where cookies are blocked", () => {
    blockCookies("silently");
    const visitor = createVisitor(DAYS);
    expect(visitor.id()).toBe(visitor.id());
    visitor.campaign({ utm_source: "lettre" });
    expect(visitor.campaign({})).toEqual({ utm_source: "lettre" });
    expect(visitor.kept().every(([, value]) => value === null)).toBe(true);
  });

  it("is the last campaign, whole: its parameters are not mixed with an earlier one's", () => {
    const visitor = createVisitor(DAYS);
    visitor.campaign({ gclid: "1", utm_source: "google" });
    visitor.campaign({ utm_source: "lettre" });
    expect(createVisitor(DAYS).campaign({})).toEqual({ utm_source: "lettre" });
  });

  it.each(["[1]", "12", "null", "{", '"text"', "%00"])("is no property where the cookie holds %j", (corrupt) => {
    document.cookie = `super_properties=${encodeURIComponent(corrupt)};path=/`;
    document.cookie = `campaign=${encodeURIComponent(corrupt)};path=/`;
    const visitor = createVisitor(DAYS);
    expect(visitor.superProperties()).toEqual({});
    expect(visitor.campaign({})).toEqual({});
  });

  it("cannot poison prototypes", () => {
    document.cookie = `super_properties=${encodeURIComponent('{"__proto__":{"polluted":true}}')};path=/`;
    expect(({ ...createVisitor(DAYS).superProperties() } as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("is gone after forget", () => {
    const visitor = createVisitor(DAYS);
    visitor.id();
    visitor.setSuperProperties({ plan: "pro" });
    visitor.campaign({ gclid: "1" });
    visitor.forget();
    expect(document.cookie).toBe("");
    expect(visitor.superProperties()).toEqual({});
    expect(visitor.campaign({})).toEqual({});
  });
});

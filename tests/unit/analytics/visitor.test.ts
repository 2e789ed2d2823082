/** @jest-environment jsdom */
import { createVisitor, keptCookies } from "../../../src/analytics/visitor";
import { blockCookies, forgetVisit } from "./visit";

type Visitor = ReturnType<typeof createVisitor>;
const idOf = (visitor: Visitor) => visitor.identify({}).id;
const propertiesOf = (visitor: Visitor) => visitor.identify({}).properties;
const remember = (visitor: Visitor, properties: object) =>
  visitor.remember("super_properties", JSON.stringify(properties));
const DAYS = { visitor_id: 730, super_properties: 30, campaign: 7 };

afterEach(() => {
  jest.restoreAllMocks();
  forgetVisit();
});

describe("what is stored about a visitor", () => {
  it("is nothing until it is asked for", () => {
    createVisitor(DAYS);
    expect(document.cookie).toBe("");
  });

  it("is one id, the same on the next page", () => {
    const id = idOf(createVisitor(DAYS));
    expect(id).toMatch(/^(\d+-){3}\d+$/);
    expect(idOf(createVisitor(DAYS))).toBe(id);
  });

  it("does not live longer when the visitor comes back", () => {
    idOf(createVisitor(DAYS));
    const set = jest.spyOn(Document.prototype, "cookie", "set");
    idOf(createVisitor(DAYS));
    expect(set).not.toHaveBeenCalled();
  });

  it.each(["", "x", "%E0%A4%A", "<script>alert(1)</script>", "a".repeat(65)])(
    "is a new id if the stored one is %j",
    (corrupt) => {
      document.cookie = `visitor_id=${corrupt};path=/`;
      expect(idOf(createVisitor(DAYS))).toMatch(/^[\w-]{8,64}$/);
    },
  );

  /** Like browsers, which silently refuse a longer one. */
  const limitCookies = () => {
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
    jest.spyOn(Document.prototype, "cookie", "set").mockImplementation(function (this: Document, text) {
      if (text.length <= 4096) set!.call(this, text);
    });
  };

  it("is the new campaign, not the previous one, even if the new one does not fit a cookie", () => {
    createVisitor(DAYS).identify({ utm_source: "old" });
    limitCookies();
    const visitor = createVisitor(DAYS);
    const campaign = { utm_source: "new", utm_content: "é".repeat(500), utm_term: "à".repeat(500) };
    expect(visitor.identify(campaign).properties).toEqual(campaign);
    expect(propertiesOf(visitor)).toEqual(campaign);
    expect(propertiesOf(createVisitor(DAYS))).toEqual({});
  });

  it("is the new super-properties, not the previous ones, even if the new ones do not fit a cookie", () => {
    limitCookies();
    const visitor = createVisitor(DAYS);
    remember(visitor, { plan: "old" });
    remember(visitor, { plan: "new", notes: "a".repeat(5_000) });
    expect(propertiesOf(visitor)).toEqual({ plan: "new", notes: "a".repeat(5_000) });
    expect(propertiesOf(createVisitor(DAYS))).toEqual({});
  });

  it("lasts for the visit if cookies are blocked", () => {
    blockCookies("silently");
    const visitor = createVisitor(DAYS);
    expect(idOf(visitor)).toBe(idOf(visitor));
    visitor.identify({ utm_source: "lettre" });
    expect(propertiesOf(visitor)).toEqual({ utm_source: "lettre" });
    expect(keptCookies().every(([, value]) => value === null)).toBe(true);
  });

  it("is the newer campaign of another tab", () => {
    const visitor = createVisitor(DAYS);
    visitor.identify({ utm_source: "here" });
    createVisitor(DAYS).identify({ utm_source: "another-tab" });
    expect(propertiesOf(visitor)).toEqual({ utm_source: "another-tab" });
  });

  it("is only the last campaign, not mixed with parameters of an earlier one", () => {
    const visitor = createVisitor(DAYS);
    visitor.identify({ gclid: "1", utm_source: "google" });
    visitor.identify({ utm_source: "lettre" });
    expect(propertiesOf(createVisitor(DAYS))).toEqual({ utm_source: "lettre" });
  });

  it("is the previous campaign if the URL names one without a value", () => {
    const visitor = createVisitor(DAYS);
    visitor.identify({ utm_source: "lettre" });
    expect(visitor.identify({ utm_source: "", utm_medium: "" }).properties).toEqual({ utm_source: "lettre" });
    expect(propertiesOf(createVisitor(DAYS))).toEqual({ utm_source: "lettre" });
  });

  it("is the campaign of the most recently opened tab, whatever happens in an older one", () => {
    const [older, newer] = [createVisitor(DAYS), createVisitor(DAYS)];
    older.identify({ utm_source: "a" });
    newer.identify({ utm_source: "b" });
    expect(older.identify({ utm_source: "a" }).properties).toEqual({ utm_source: "a" });
    expect(propertiesOf(createVisitor(DAYS))).toEqual({ utm_source: "b" });
  });

  it("does not renew a campaign's cookie when its page sends more events", () => {
    const visitor = createVisitor(DAYS);
    visitor.identify({ utm_source: "a" });
    const set = jest.spyOn(Document.prototype, "cookie", "set");
    visitor.identify({ utm_source: "a" });
    expect(set).not.toHaveBeenCalled();
  });

  it.each(["[1]", "12", "null", "{", '"text"', "%00"])("is no property if the cookie contains %j", (corrupt) => {
    document.cookie = `super_properties=${encodeURIComponent(corrupt)};path=/`;
    document.cookie = `campaign=${encodeURIComponent(corrupt)};path=/`;
    expect(propertiesOf(createVisitor(DAYS))).toEqual({});
  });

  it("cannot poison prototypes", () => {
    document.cookie = `super_properties=${encodeURIComponent('{"__proto__":{"polluted":true}}')};path=/`;
    expect(propertiesOf(createVisitor(DAYS))["polluted"]).toBeUndefined();
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("is read from the cookies once per event", () => {
    const visitor = createVisitor(DAYS);
    idOf(visitor);
    const get = jest.spyOn(Document.prototype, "cookie", "get");
    visitor.identify({ gclid: "1" });
    expect(get).toHaveBeenCalledTimes(1);
  });

  it("is deleted after forget", () => {
    const visitor = createVisitor(DAYS);
    remember(visitor, { plan: "pro" });
    visitor.identify({ gclid: "1" });
    visitor.forget();
    expect(document.cookie).toBe("");
    expect(propertiesOf(visitor)).toEqual({});
    visitor.identify({ gclid: "1" });
    expect(propertiesOf(createVisitor(DAYS))).toEqual({ gclid: "1" });
  });
});

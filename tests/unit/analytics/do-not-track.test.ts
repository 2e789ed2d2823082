/** @jest-environment jsdom */
import { CHOICE_KEY, createDoNotTrack } from "../../../src/analytics/do-not-track";
import { denied, forgetVisit } from "./visit";

const signal = (name: string, value: unknown, holder: object = navigator) =>
  Object.defineProperty(holder, name, { value, configurable: true });

function arrive(address: string) {
  history.replaceState(null, "", address);
  const doNotTrack = createDoNotTrack();
  doNotTrack.takeFromAddress();
  return doNotTrack;
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, "doNotTrack");
  forgetVisit();
});

describe("a visitor", () => {
  it("is measured when nothing says otherwise", () => {
    expect(arrive("/").applies()).toBe(false);
  });

  it.each(["/?dnt", "/?dnt=1", "/?dnt=", "/?a=b&dnt=1#c", "/?dnt=true", "/?dnt=yes"])(
    "is not measured after %s, and the choice is stored",
    (address) => {
      expect(arrive(address).applies()).toBe(true);
      expect(localStorage.getItem(CHOICE_KEY)).toBe("1");
      expect(arrive("/qrcode/dynamique").applies()).toBe(true);
    },
  );

  it("is measured again after ?dnt=0", () => {
    arrive("/?dnt=1");
    expect(arrive("/?dnt=0").applies()).toBe(false);
    expect(arrive("/").applies()).toBe(false);
  });

  it("is not measured when local storage says so", () => {
    localStorage.setItem(CHOICE_KEY, "1");
    expect(arrive("/").applies()).toBe(true);
  });

  it.each([
    ["navigator.doNotTrack = 1", () => signal("doNotTrack", "1")],
    ["navigator.doNotTrack = yes", () => signal("doNotTrack", "yes")],
    ["window.doNotTrack = 1", () => signal("doNotTrack", "1", window)],
    ["navigator.globalPrivacyControl", () => signal("globalPrivacyControl", true)],
  ])("is not measured when the browser signals %s", (_, give) => {
    give();
    expect(arrive("/").applies()).toBe(true);
  });

  it.each(["0", "unspecified", null, undefined])("is measured when the browser's signal is %s", (value) => {
    signal("doNotTrack", value);
    signal("globalPrivacyControl", false);
    expect(arrive("/").applies()).toBe(false);
  });

  it("who chose on this site to be measured is measured, whatever the browser signals", () => {
    signal("globalPrivacyControl", true);
    const doNotTrack = arrive("/");
    doNotTrack.allow(true);
    expect(doNotTrack.applies()).toBe(false);
    expect(arrive("/").applies()).toBe(false);
  });

  it("is not measured once another tab stores a refusal", () => {
    const doNotTrack = arrive("/");
    localStorage.setItem(CHOICE_KEY, "1");
    expect(doNotTrack.applies()).toBe(true);
  });

  it("is not measured on the visit's next page if only local storage is denied", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(denied);
    expect(arrive("/?dnt").applies()).toBe(true);
    expect(location.search).toBe("");
    expect(arrive("/blog").applies()).toBe(true);
  });

  it.each(["&referral_code=analytics_dnt0", "popup"])(
    "is not measured on the visit's next page if all storage is denied; a tab named %j keeps its name",
    (name) => {
      for (const storage of ["localStorage", "sessionStorage"] as const)
        jest.spyOn(window, storage, "get").mockImplementation(denied);
      window.name = name;
      expect(arrive("/").applies()).toBe(false);
      expect(arrive("/?dnt").applies()).toBe(true);
      expect(arrive("/blog").applies()).toBe(true);
      expect(window.name).toContain(name);
      expect(arrive("/?dnt=0").applies()).toBe(false);
      expect(arrive("/blog").applies()).toBe(false);
    },
  );

  it("is not measured once another tab refuses, even after accepting here while storage failed", () => {
    const storage = jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    const doNotTrack = arrive("/?dnt");
    storage.mockRestore();
    doNotTrack.allow(true);
    expect(doNotTrack.applies()).toBe(false);
    localStorage.setItem(CHOICE_KEY, "1");
    expect(doNotTrack.applies()).toBe(true);
  });

  it("is not measured once another tab refuses, even after accepting here while storage was full", () => {
    const doNotTrack = arrive("/?dnt");
    const storage = jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    doNotTrack.allow(true);
    expect(doNotTrack.applies()).toBe(false);
    storage.mockRestore();
    localStorage.setItem(CHOICE_KEY, "1");
    expect(doNotTrack.applies()).toBe(true);
  });

  it("is not measured when local storage says so, whatever name another site gave the tab", () => {
    localStorage.setItem(CHOICE_KEY, "1");
    window.name = `&${CHOICE_KEY}=0`;
    expect(arrive("/").applies()).toBe(true);
    window.name = "";
  });

  it("falls back to the browser's signal when the stored choice is corrupt", () => {
    localStorage.setItem(CHOICE_KEY, "banana");
    expect(arrive("/").applies()).toBe(false);
    signal("globalPrivacyControl", true);
    expect(arrive("/").applies()).toBe(true);
  });
});

describe("the parameter dnt", () => {
  it("is removed from the URL once stored, so that a reload does not undo a later choice", () => {
    arrive("/blog?a=%C3%A9&dnt=1&b#c");
    expect(location.pathname + location.search + location.hash).toBe("/blog?a=%C3%A9&b#c");
  });

  it("is removed from a URL whose path begins with two slashes", () => {
    expect(arrive("http://localhost//nope?dnt=1&a=$&b#c").applies()).toBe(true);
    expect(location.href).toBe("http://localhost//nope?a=$&b#c");
  });

  it("is removed without changing the router's history state", () => {
    history.replaceState({ key: 1 }, "", "/?dnt=1");
    createDoNotTrack().takeFromAddress();
    expect(history.state).toEqual({ key: 1 });
  });

  it.each(["getItem", "setItem"] as const)(
    "applies to the whole visit, from page to page, if storage throws on %s",
    (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error("SecurityError");
      });
      expect(arrive("/?dnt=1").applies()).toBe(true);
      expect(location.search).toBe("");
      const doNotTrack = arrive("/blog");
      expect(doNotTrack.applies()).toBe(true);
      doNotTrack.allow(false);
      expect(doNotTrack.applies()).toBe(true);
      doNotTrack.allow(true);
      expect(doNotTrack.applies()).toBe(false);
    },
  );
});

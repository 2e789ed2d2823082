/** @jest-environment jsdom */
import { createReferralStore, STORAGE_KEY } from "../../../src/referral/store";

const nextPage = (attribution: "last" | "first" = "last") => createReferralStore(attribution);

function breakStorage(broken: Storage[], methods: ("getItem" | "setItem")[]) {
  for (const method of methods) {
    const original = Storage.prototype[method];
    jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args: string[]) {
      if (broken.includes(this)) throw new Error("SecurityError");
      return (original as (...args: string[]) => string).apply(this, args);
    });
  }
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.name = "";
});

describe("a referral code", () => {
  it("is kept in local storage for the next visit, and nowhere else", () => {
    nextPage().keep("marie");
    expect(nextPage().isShared()).toBe(true);
    expect(localStorage.getItem(STORAGE_KEY)).toBe("marie");
    expect(sessionStorage).toHaveLength(0);
    expect(nextPage().code()).toBe("marie");
  });

  it("is replaced by a newer one: the last click wins", () => {
    nextPage().keep("marie");
    nextPage().keep("paul");
    expect(nextPage().code()).toBe("paul");
  });

  it("is not replaced if the site attributes to the first click", () => {
    nextPage("first").keep("marie");
    nextPage("first").keep("paul");
    expect(nextPage("first").code()).toBe("marie");
  });

  it("is null before one arrives and after it is forgotten", () => {
    expect(nextPage().code()).toBeNull();
    const store = nextPage();
    store.keep("marie");
    store.forget();
    expect(store.code()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each(["", "a b", "<b>", "x".repeat(65), "a&b=c", "\0"])("is null if the stored value is %j", (poison) => {
    localStorage.setItem(STORAGE_KEY, poison);
    expect(nextPage().code()).toBeNull();
    nextPage("first").keep("marie");
    expect(nextPage("first").code()).toBe("marie");
  });

  it("follows another tab's newer code", () => {
    const store = nextPage();
    store.keep("marie");
    localStorage.setItem(STORAGE_KEY, "paul");
    expect(store.code()).toBe("paul");
  });
});

describe("if storage", () => {
  it("is full, the newer code still wins, for the visit", () => {
    nextPage().keep("marie");
    breakStorage([localStorage], ["setItem"]);
    nextPage().keep("paul");
    expect(nextPage().code()).toBe("paul");
    expect(nextPage().isShared()).toBe(false);
  });

  it.each([[["setItem"]], [["getItem", "setItem"]]] as const)(
    "throws on %j for local storage only, later pages of the tab have the code, and other tabs do not",
    (methods) => {
      breakStorage([localStorage], [...methods]);
      nextPage().keep("marie");
      expect(nextPage().code()).toBe("marie");
      expect(nextPage().isShared()).toBe(false);
      expect(nextPage("first").isShared()).toBe(false);
      // If session storage works, window.name is unchanged: another site could read it.
      expect(window.name).toBe("");
    },
  );

  it("has room again, the newer code still wins", () => {
    breakStorage([localStorage], ["setItem"]);
    nextPage().keep("marie");
    jest.restoreAllMocks();
    nextPage().keep("paul");
    expect(nextPage().code()).toBe("paul");
  });

  it.each([[["getItem"]], [["setItem"]], [["getItem", "setItem"]]] as const)(
    "throws on %j, the tab still has the code and nothing throws",
    (methods) => {
      breakStorage([localStorage, sessionStorage], [...methods]);
      const store = nextPage();
      store.keep("marie");
      expect(store.code()).toBe("marie");
      expect(nextPage().code()).toBe("marie");
      expect(store.isShared()).toBe(false);
      store.forget();
      expect(store.code()).toBeNull();
    },
  );

  it("is denied altogether, the page still has the code and nothing throws", () => {
    for (const name of ["localStorage", "sessionStorage"] as const)
      jest.spyOn(window, name, "get").mockImplementation(() => {
        throw new Error("SecurityError");
      });
    const store = nextPage();
    store.keep("marie");
    expect(store.code()).toBe("marie");
    expect(store.isShared()).toBe(false);
    expect(() => store.forget()).not.toThrow();
  });

  it("silently stores nothing, the page still has the code", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {});
    const store = nextPage();
    store.keep("marie");
    expect(store.code()).toBe("marie");
    expect(store.isShared()).toBe(false);
  });

  it("is denied, the newer code also wins on an older page of the tab, and the rest of window.name is kept", () => {
    breakStorage([localStorage, sessionStorage], ["getItem", "setItem"]);
    window.name = "popup&analytics_dnt=1";
    const older = nextPage();
    older.keep("marie");
    nextPage().keep("paul");
    expect(older.code()).toBe("paul");
    older.keep("marie", true);
    expect(older.code()).toBe("paul");
    older.forget();
    expect(window.name).toBe("popup&analytics_dnt=1");
  });

  it("works, it takes precedence over window.name, which another site may have set", () => {
    nextPage().keep("marie");
    window.name = "&referral_code=intrus";
    expect(nextPage().code()).toBe("marie");
    nextPage().keep("paul");
    expect([nextPage().code(), window.name]).toEqual(["paul", ""]);
  });

  it.each(["&referral_code=", "&referral_code=a b", "referral_code=marie"])(
    "is denied, a tab named %j has no code",
    (name) => {
      breakStorage([localStorage, sessionStorage], ["getItem", "setItem"]);
      window.name = name;
      expect(nextPage().code()).toBeNull();
    },
  );
});

/** @jest-environment jsdom */
import { forgetCode, pageReferral } from "../../../src/referral";
import { createReferral } from "../../../src/referral/referral";

const APP = "https://app.maillon.example";
const SIGNS = [
  "pointerover",
  "focusin",
  "pointerdown",
  "mousedown",
  "touchstart",
  "keydown",
  "click",
  "auxclick",
  "contextmenu",
  "dragstart",
];
const undos: (() => void)[] = [];

function land(address: string) {
  history.replaceState({ key: "router" }, "", address);
  const referral = createReferral({ appOrigin: APP, attribution: "last" });
  undos.push(referral.start());
  return referral;
}

function put(markup: string): HTMLAnchorElement {
  document.body.innerHTML = markup;
  const link = document.querySelector("a")!;
  link.addEventListener("click", (event) => event.preventDefault()); // jsdom cannot navigate.
  return link;
}

const use = (target: Element, sign = "click") =>
  target.dispatchEvent(new Event(sign, { bubbles: true, cancelable: true }));
const href = (link: Element) => link.getAttribute("href");
const block = (isBlocked = (_: Storage) => true) => {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (isBlocked(this)) throw new Error("QuotaExceededError");
    setItem.call(this, key, value);
  });
};

/** Sets the navigation type that the browser reports; jsdom reports none. */
const reachedBy = (type?: string) =>
  Object.assign(performance, { getEntriesByType: () => (type === undefined ? [] : [{ type }]) });

beforeEach(() => reachedBy());

afterEach(() => {
  undos.splice(0).forEach((undo) => undo());
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = "";
});

describe("a link to the app", () => {
  it.each(SIGNS)("carries the code at %s, without preventing the event", (sign) => {
    land("/?gf=marie");
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: `${APP}/inscription` }));
    const event = new Event(sign, { bubbles: true, cancelable: true });
    link.addEventListener(sign, (heard) => expect(heard.defaultPrevented).toBe(false));
    link.addEventListener("click", (heard) => heard.preventDefault());
    link.dispatchEvent(event);
    expect(href(link)).toBe(`${APP}/inscription?gf=marie`);
  });

  it("carries it when an element inside is clicked, and when the page stops the event", () => {
    land("/?gf=marie");
    const link = put(`<a href="${APP}/inscription"><b>Commencer</b></a>`);
    link.firstElementChild!.addEventListener("click", (event) => event.stopImmediatePropagation());
    use(link.firstElementChild!);
    expect(href(link)).toBe(`${APP}/inscription?gf=marie`);
  });

  it("carries it on the next page and at the next visit", () => {
    land("/?gf=marie");
    land("/blog");
    const link = put(`<a href="${APP}/connexion">Se connecter</a>`);
    use(link);
    expect(href(link)).toBe(`${APP}/connexion?gf=marie`);
    const own = put('<a href="/">Accueil</a>');
    use(own);
    expect(href(own)).toBe("/");
  });

  it("is unchanged, to the letter, while there is no code", () => {
    land("/?gf=<script>");
    const link = put(`<a href=" ${APP}/inscription?gf=site ">Commencer</a>`);
    SIGNS.forEach((sign) => use(link, sign));
    expect(href(link)).toBe(` ${APP}/inscription?gf=site `);
  });

  it("carries the newer code of another tab", () => {
    land("/?gf=marie");
    const link = put(`<a href="${APP}/inscription">Commencer</a>`);
    use(link);
    localStorage.setItem("referral_code", "paul");
    use(link);
    expect(href(link)).toBe(`${APP}/inscription?gf=paul`);
  });

  it.each(["reload", "back_forward"])("keeps the newer code when an older page is shown by %s", (type) => {
    land("/?gf=marie");
    land("/blog?gf=paul");
    reachedBy(type);
    expect(land("/?gf=marie").code()).toBe("paul");
    localStorage.clear();
    expect(land("/?gf=marie").code()).toBe("marie");
    reachedBy("navigate");
    expect(land("/?gf=luc").code()).toBe("luc");
  });

  it("carries the older code until a prerendered page is shown, then the new one", () => {
    land("/?gf=marie");
    Object.assign(document, { prerendering: true });
    const prepared = land("/?gf=paul");
    expect(prepared.code()).toBe("marie");
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(prepared.code()).toBe("paul");
    Reflect.deleteProperty(document, "prerendering");
  });

  it("is rewritten again when the page changes its href", () => {
    const referral = land("/?gf=marie");
    const link = put(`<a href="${APP}/inscription">Commencer</a>`);
    use(link);
    link.setAttribute("href", `${APP}/connexion`);
    use(link);
    expect(href(link)).toBe(`${APP}/connexion?gf=marie`);
    forgetCode(referral);
    expect(href(link)).toBe(`${APP}/connexion`);
  });

  it("is unchanged after the undo", () => {
    land("/?gf=marie");
    undos.splice(0).forEach((undo) => undo());
    const link = put(`<a href="${APP}/inscription">Commencer</a>`);
    use(link);
    expect(href(link)).toBe(`${APP}/inscription`);
  });
});

describe("any other element", () => {
  it("is unchanged", () => {
    land("/?gf=marie");
    for (const other of ["/blog", "#faq", "https://app.maillon.example.evil.test/", "mailto:a@b.example"]) {
      const link = put(`<a href="${other}">x</a>`);
      use(link);
      expect(href(link)).toBe(other);
    }
  });

  it("may be clicked: a button, a link without href, the document itself", () => {
    land("/?gf=marie");
    const link = put("<a>x</a><button>y</button>");
    expect(() => [link, link.nextElementSibling!, document as never].forEach((target) => use(target))).not.toThrow();
    expect(link.hasAttribute("href")).toBe(false);
  });
});

describe("a forgotten code", () => {
  it("is removed from the links, which get their own code back, and from the page's URL", () => {
    const referral = land("/blog?a=b%20c&gf=marie&&d#faq");
    const link = put(`<a href="${APP}/inscription?gf=site">Commencer</a>`);
    use(link);
    expect(href(link)).toBe(`${APP}/inscription?gf=marie`);
    forgetCode(referral);
    expect(href(link)).toBe(`${APP}/inscription?gf=site`);
    expect(location.pathname + location.search + location.hash).toBe("/blog?a=b%20c&&d#faq");
    expect(history.state).toEqual({ key: "router" });
    expect(referral.code()).toBeNull();
    use(link);
    expect(href(link)).toBe(`${APP}/inscription?gf=site`);
  });

  it("leaves no trace in the tab's name, which other sites can read", () => {
    forgetCode(land("/?gf=marie"));
    expect(window.name).toBe("");
    expect(sessionStorage.getItem("referral_code")).toBe("");
  });

  it("leaves no question mark if the query has nothing else", () => {
    forgetCode(land("http://localhost/blog?gf=marie"));
    expect(location.href).toBe("http://localhost/blog");
  });

  it("is removed from a URL whose path begins with two slashes", () => {
    forgetCode(land("http://localhost//nope?gf=marie&a#b"));
    expect(location.href).toBe("http://localhost//nope?a#b");
  });

  it.each(["reload", "back_forward"])(
    "does not come back with an older page by %s, but comes back with a new visit",
    (type) => {
      forgetCode(land("/blog?gf=marie"));
      reachedBy(type);
      expect(land("/?gf=marie").code()).toBeNull();
      reachedBy("navigate");
      expect(land("/?gf=marie").code()).toBe("marie");
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it.each([
    [
      "denied",
      () => {
        throw new Error("SecurityError");
      },
    ],
    ["refused silently", () => {}],
  ])("does not come back with an older page either if storage is %s", (_, setItem) => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(setItem);
    const referral = land("/blog?gf=marie");
    forgetCode(referral);
    expect(referral.code()).toBeNull();
    reachedBy("back_forward");
    expect(land("/?gf=marie").code()).toBeNull();
    reachedBy("navigate");
    expect(land("/?gf=marie").code()).toBe("marie");
    jest.restoreAllMocks();
  });

  it("is removed at its next click from a link that was not in the page", () => {
    const referral = land("/?gf=marie");
    const link = put(`<a href="${APP}/inscription">Commencer</a>`);
    use(link);
    link.remove();
    forgetCode(referral);
    document.body.append(link);
    use(link);
    expect(href(link)).toBe(`${APP}/inscription`);
  });
});

describe("if storage is denied", () => {
  it("the app's links still carry the code, even after a route change", () => {
    block();
    land("/?gf=marie");
    history.pushState(null, "", "/blog");
    const link = put(`<a href="${APP}/inscription">Commencer</a>`);
    use(link);
    expect(href(link)).toBe(`${APP}/inscription?gf=marie`);
  });

  it("the site's links pass it to the next page, and a section's link stays on its page", () => {
    block();
    land("/?gf=marie");
    const next = put('<a href="/blog?a=1#x">Blog</a>');
    use(next);
    expect(href(next)).toBe("http://localhost/blog?a=1&gf=marie#x");
    const same = put('<a href="/#faq">FAQ</a>');
    use(same);
    expect(href(same)).toBe(`${location.origin}/?gf=marie#faq`);
    SIGNS.forEach((sign) => {
      use(same, sign);
      expect(href(same)).toBe(`${location.origin}/?gf=marie#faq`);
    });
    land("/?gf=marie&a=1");
    const here = put('<a href="#faq">FAQ</a>');
    use(here);
    expect(href(here)).toBe("#faq");
  });
});

describe("if only local storage is full", () => {
  it("the site's links pass the code to a new tab, from a later page of the visit too", () => {
    block((storage) => storage === localStorage);
    for (const address of ["/?gf=marie", "/accessibilite"]) {
      land(address);
      const next = put('<a href="/blog">Blog</a>');
      SIGNS.forEach((sign) => {
        use(next, sign);
        expect(href(next)).toBe("http://localhost/blog?gf=marie");
      });
    }
  });

  it("the links stop passing it once it is forgotten or local storage has it", () => {
    block((storage) => storage === localStorage);
    const referral = land("/?gf=marie");
    const next = put('<a href="/blog">Blog</a>');
    use(next);
    forgetCode(referral);
    expect(href(next)).toBe("/blog");
    jest.restoreAllMocks();
    land("/?gf=marie");
    use(next);
    expect(href(next)).toBe("/blog");
  });
});

describe("the page's referral", () => {
  it("is silent if the inline script did not run", () => {
    expect(pageReferral().code()).toBeNull();
    expect(() => (forgetCode(pageReferral()), pageReferral().start()())).not.toThrow();
  });
});

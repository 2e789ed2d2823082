/** @jest-environment jsdom */
import { forgetVisit, visit } from "./visit";

let page: ReturnType<typeof visit>;

beforeEach(() => {
  jest.useFakeTimers();
  page = visit("/");
});
afterEach(() => {
  page.undo();
  jest.useRealTimers();
  forgetVisit();
});

const CTA = `<a href="#x" data-event="CTAClicked" data-event-location="Hero Section">
  <svg></svg> Commencer\u00a0 <span>gratuitement\u202f!</span></a>`;
const FAQ = `<details data-event="FAQOpened" data-event-question="Combien\u00a0?"><summary>Combien ?</summary><a href="#y">y</a></details>`;

const put = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLElement;
};
const fire = (target: Element, type: string, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, ...init }));
const toggle = (details: HTMLElement, open: boolean) => {
  (details as HTMLDetailsElement).open = open;
  details.dispatchEvent(new Event("toggle"));
};
const events = () =>
  page
    .sent()
    .slice(1)
    .map(({ name, metadata }) => ({ name, ...metadata }));

describe("a declared call to action", () => {
  const clicked = { name: "CTAClicked", buttonText: "Commencer gratuitement !", location: "Hero Section" };

  it.each([
    ["a click", "click", {}],
    ["a click on what is inside it", "click", {}],
    ["the keyboard", "click", { detail: 0 }],
    ["Ctrl and a click", "click", { ctrlKey: true }],
    ["the middle button", "auxclick", { button: 1 }],
  ])("is sent by %s", (by, type, init) => {
    const link = put(CTA);
    fire(by.includes("inside") ? link.querySelector("svg")! : link, type, init);
    expect(events()).toEqual([clicked]);
  });

  it("is sent even if the page stops the click's propagation", () => {
    const link = put(CTA);
    link.addEventListener("click", (event) => event.stopImmediatePropagation());
    fire(link, "click");
    expect(events()).toEqual([clicked]);
  });

  it("is sent once by a double-click", () => {
    const link = put(CTA);
    fire(link, "click");
    fire(link, "click", { detail: 2 });
    expect(events()).toEqual([clicked]);
  });

  it("is not sent by the right button or by a click beside it", () => {
    const link = put(CTA);
    fire(link, "auxclick", { button: 2 });
    fire(document.body, "click");
    document.dispatchEvent(new MouseEvent("click"));
    expect(events()).toEqual([]);
  });

  it("uses its accessible name if it has no text, and sends no location if none is given", () => {
    fire(put(`<button data-event="CTAClicked" aria-label="Ouvrir">  </button>`), "click");
    expect(events()).toEqual([{ name: "CTAClicked", buttonText: "Ouvrir", location: null }]);
  });
});

test("a declared event without a name is logged", () => {
  fire(put('<a href="#x" data-event="" data-event-location="Hero Section">x</a>'), "click");
  expect(events()).toEqual([]);
  expect(page.log.warn).toHaveBeenCalledTimes(1);
});

describe("a declared question", () => {
  it("is sent each time it opens and never when it closes", () => {
    const details = put(FAQ);
    toggle(details, true);
    toggle(details, false);
    toggle(details, true);
    expect(events()).toEqual([
      { name: "FAQOpened", question: "Combien ?" },
      { name: "FAQOpened", question: "Combien ?" },
    ]);
  });

  it("is not sent by the click itself or by a click in the answer", () => {
    const details = put(FAQ);
    fire(details.querySelector("summary")!, "click");
    fire(details.querySelector("a")!, "click");
    expect(events()).toEqual([]);
  });

  it("is not sent for a block that declares nothing", () => {
    toggle(put("<details><summary>Plus de liens</summary></details>"), true);
    expect(events()).toEqual([]);
  });
});

describe("automatic clicks", () => {
  const long = `<p>😀${"é".repeat(497)}😀${"é".repeat(99)}</p>`;

  it("are off unless the site asks for them", () => {
    fire(put(long), "click");
    expect(events()).toEqual([]);
  });

  it("send the text of the clicked element, cut at 500 characters and never inside one", () => {
    page.undo();
    page = visit("/", { autoClicks: true });
    fire(put(long), "click");
    expect(events()).toEqual([{ name: "Click", text: `😀${"é".repeat(497)}`, tag: "p" }]);
  });

  it("name the control, not the element inside it", () => {
    page.undo();
    page = visit("/", { autoClicks: true });
    fire(put("<button>Créer <b>un lien</b></button>").querySelector("b")!, "click");
    expect(events()).toEqual([{ name: "Click", text: "Créer un lien", tag: "button" }]);
  });

  it("name the link, not the element inside it", () => {
    page.undo();
    page = visit("/", { autoClicks: true });
    fire(put('<a href="#x">Voir <b>tout</b></a>').querySelector("b")!, "click");
    expect(events()).toEqual([{ name: "Click", text: "Voir tout", tag: "a" }]);
  });

  it("are sent even if the page's own code stops the event, and a click on the document is no error", () => {
    page.undo();
    page = visit("/", { autoClicks: true });
    const button = put("<button>Copier</button>");
    button.addEventListener("click", (event) => event.stopImmediatePropagation());
    fire(button, "click");
    expect(events()).toEqual([{ name: "Click", text: "Copier", tag: "button" }]);
    const failed = jest.fn();
    window.addEventListener("error", failed, { once: true });
    document.dispatchEvent(new MouseEvent("click"));
    window.removeEventListener("error", failed);
    expect(failed).not.toHaveBeenCalled();
  });

  it.each([
    ['<div data-tool="qr"><code>typed</code><button>Copier</button></div>', "code", ""],
    ['<div><p>typed</p><div data-private=""></div></div>', "div", ""],
    ['<details><p data-private="">typed</p></details>', "p", ""],
    ['<div data-tool="qr"><code>typed</code><button>Copier</button></div>', "button", "Copier"],
  ])("contain nothing that the visitor may have typed: %s, %s", (markup, clicked, text) => {
    page.undo();
    page = visit("/", { autoClicks: true });
    const place = put(`<section>${markup}</section>`).querySelector<HTMLElement>(clicked)!;
    fire(place, "click");
    expect(events()).toEqual([{ name: "Click", text, tag: clicked }]);
  });

  it("name the question whose answer is clicked", () => {
    page.undo();
    page = visit("/", { autoClicks: true });
    fire(put("<details><summary>Combien <b>?</b></summary></details>").querySelector("b")!, "click");
    expect(events()).toEqual([{ name: "Click", text: "Combien ?", tag: "summary" }]);
  });

  it.each([
    ["beside its label", '<p><label for="billing">Annuelle</label><input type="radio" id="billing"></p>', "label"],
    ["beside its label", '<p><label for="billing">Annuelle</label><input type="radio" id="billing"></p>', "input"],
    ["inside its label", '<p><label><input type="checkbox"> <b>Annuelle</b></label></p>', "b"],
    ["inside its label", '<p><label><input type="checkbox"> <b>Annuelle</b></label></p>', "input"],
    ["that is disabled", '<p><label for="billing">Annuelle</label><input disabled id="billing"></p>', "label"],
  ])("count a click meant for a control %s once, with the label's words: %#", (_, markup, clicked) => {
    page.undo();
    page = visit("/", { autoClicks: true });
    put(markup).querySelector<HTMLElement>(clicked)!.click();
    expect(events()).toEqual([{ name: "Click", text: "Annuelle", tag: "label" }]);
  });
});

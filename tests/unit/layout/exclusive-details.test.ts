/** @jest-environment jsdom */
import { waitFor } from "@testing-library/dom";
import { keepDetailsExclusive } from "../../../src/layout/exclusive-details";

/* Like the browsers that this is for, jsdom lets several details with the same name be open. */
const item = (id: string, name = "") =>
  `<details id="${id}" ${name && `name="${name}"`}><summary>?</summary></details>`;

const open = () => [...document.querySelectorAll("details[open]")].map(({ id }) => id);

/** Clicks on a question and waits for its toggle event. */
async function click(id: string) {
  const details = document.getElementById(id)!;
  const toggled = new Promise((done) => details.addEventListener("toggle", done, { once: true }));
  details.querySelector("summary")!.click();
  await toggled;
}

let stop: () => void;
const scrolled = jest.fn();
const frame = () => new Promise(requestAnimationFrame);

beforeEach(() => {
  window.scrollBy = scrolled;
  document.body.innerHTML = [item("a", "questions"), item("b", "questions"), item("menu"), item("more")].join("");
  stop = keepDetailsExclusive();
});
afterEach(() => stop());

test("of the details with one name, only the last one opened is open, and it can be closed", async () => {
  await click("a");
  await click("b");
  await waitFor(() => expect(open()).toEqual(["b"]));
  await click("b");
  expect(open()).toEqual([]);
});

test("closing one for another opens nothing and sends no event of opening", async () => {
  const opened: string[] = [];
  const onToggle = ({ target }: Event) => {
    const { id, open } = target as HTMLDetailsElement;
    if (open) opened.push(id);
  };
  document.addEventListener("toggle", onToggle, true);
  for (const id of ["a", "b", "a"]) await click(id);
  await waitFor(() => expect(open()).toEqual(["a"]));
  document.removeEventListener("toggle", onToggle, true);
  expect(opened).toEqual(["a", "b", "a"]);
});

test("details without a name stay open beside it", async () => {
  for (const id of ["menu", "a", "more"]) await click(id);
  expect(open()).toEqual(["a", "menu", "more"]);
});

test("a clicked question keeps its place on screen, unless something else has scrolled since", async () => {
  const question = document.querySelector<HTMLElement>("#a > summary")!;
  // Its answer stays closed, because opening it would restore the position too.
  question.addEventListener("click", (event) => event.preventDefault());
  const keeps = async (position: number) => {
    scrolled.mockClear();
    question.click();
    Object.assign(window, { scrollY: position });
    await frame();
    return scrolled.mock.calls.length > 0;
  };
  expect([await keeps(0), await keeps(40), await keeps(40)]).toEqual([true, false, true]);
});

test("of the details opened before the script ran, the one clicked last stays open", async () => {
  stop();
  for (const id of ["b", "a", "menu"]) await click(id);
  window.lastClick = document.querySelector("#a > summary");
  stop = keepDetailsExclusive();
  expect(open()).toEqual(["a", "menu"]);
  delete window.lastClick;
});

test("stops after the undo", async () => {
  stop();
  for (const id of ["a", "b"]) await click(id);
  expect(open()).toEqual(["a", "b"]);
});

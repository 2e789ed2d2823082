import { JSDOM } from "jsdom";
import { startScript } from "../../../src/hosting/publishing/deferred-bundles";

const BUNDLES = ["/a-1.js", "/b-2.js"];

let script: string;
beforeAll(async () => void (script = await startScript()));

type IdleRequest = jest.Mock<void, [act: () => void, options: object]>;

/** A page that runs the script as it is built; its timers are due at once, in turn, and their pauses are recorded. */
function open(requestIdleCallback?: IdleRequest) {
  const list = JSON.stringify(["hash", ...BUNDLES.map((src) => [src, "sha256-x"])]);
  const pauses: number[] = [];
  const due: (() => void)[] = [];
  const { window } = new JSDOM(`<p>x</p><script type="text/late">${list}</script><script>${script}</script>`, {
    url: "https://maillon.example/",
    runScripts: "dangerously",
    beforeParse(page) {
      page.performance.getEntriesByType = () => [];
      const setTimeout = (act: (...rest: unknown[]) => void, pause = 0, ...rest: unknown[]) => {
        if (pause) pauses.push(pause);
        due.push(() => act(...rest));
      };
      const requestAnimationFrame = (act: () => void) => due.push(act);
      Object.assign(page, { setTimeout, requestAnimationFrame, requestIdleCallback });
    },
  });
  const run = () => {
    for (let act = due.shift(); act; act = due.shift()) act();
  };
  const bundles = () => [...window.document.head.querySelectorAll("script")];
  return {
    pauses,
    /** Sends an event, and lets the page's timers run. */
    send(type: string, details: object = {}, target: EventTarget = window) {
      target.dispatchEvent(Object.assign(new window.Event(type), details));
      run();
    },
    bundles,
    sources: () => bundles().map((bundle) => bundle.getAttribute("src")),
  };
}

test.each(["pointermove", "pointerdown", "touchstart", "keydown", "focusin"])(
  "the first %s loads the bundles, in their order and once",
  (sign) => {
    const page = open();
    expect(page.sources()).toEqual([]);
    page.send(sign, { movementX: 1 });
    page.send(sign, { movementX: 1 });
    expect(page.sources()).toEqual(BUNDLES);
    expect(page.bundles().map(({ async }) => async)).toEqual([false, false]);
    expect(page.bundles().map(({ integrity }) => integrity)).toEqual(["sha256-x", "sha256-x"]);
  },
);

test("a pointer that rests where the page appears is no sign of use", () => {
  const page = open();
  page.send("pointermove", { movementX: 0, movementY: 0 });
  expect(page.sources()).toEqual([]);
});

test("an untouched page loads them when the browser is idle, 3 s after its first second at the latest", () => {
  const requestIdleCallback: IdleRequest = jest.fn();
  const page = open(requestIdleCallback);
  page.send("load");
  expect(page.pauses).toEqual([1_000]);
  expect(page.sources()).toEqual([]);
  const [act, options] = requestIdleCallback.mock.lastCall!;
  expect(options).toEqual({ timeout: 3_000 });
  act();
  expect(page.sources()).toEqual(BUNDLES);
});

test("an untouched page in Safari, which has no requestIdleCallback, loads them a second after it has loaded", () => {
  const page = open();
  page.send("load");
  expect(page.pauses).toEqual([1_000]);
  expect(page.sources()).toEqual(BUNDLES);
});

test("a bundle that fails is loaded again at a sign of use, after 1, 2 and 4 s", () => {
  const page = open();
  page.send("keydown");
  for (const times of [2, 3, 4]) {
    page.send(
      "error",
      {},
      page.bundles().findLast(({ src }) => src.endsWith(BUNDLES[0]!)),
    );
    expect(page.sources()).toHaveLength(times);
    page.send("keydown");
    expect(page.sources()).toHaveLength(times + 1);
  }
  expect(page.pauses).toEqual([1_000, 2_000, 4_000]);
});

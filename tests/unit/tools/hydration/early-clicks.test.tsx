/** @jest-environment jsdom */
import { useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { TOOL_COMPONENTS, type ToolComponent } from "../../../../src/tools/tool-components";
import { Tool } from "../../../../src/tools/tool";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../../../../src/tools/tool-components", () => ({
  TOOL_COMPONENTS: { qr: jest.fn(), sms: jest.fn(), utm: jest.fn(), bio: jest.fn(), email: jest.fn() },
}));

globalThis.IntersectionObserver = jest.fn(() => ({
  observe: () => undefined,
  disconnect: () => undefined,
})) as unknown as typeof IntersectionObserver;

const button = () => document.querySelector("button")!;
const touch = () => button().dispatchEvent(new Event("pointerdown", { bubbles: true }));
const press = () => {
  touch();
  button().click();
};
const task = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Resolves once the tool works and early clicks have been replayed. */
async function awake(isSettled: () => boolean) {
  while (!isSettled()) await task();
  for (let tasks = 0; tasks < 5; tasks++) await task();
}

/** Returns a tool that counts its clicks, and `arrive`, which loads its code; its served markup is in the page. */
async function rest(name: keyof typeof TOOL_COMPONENTS, onEffect = () => {}) {
  const tool = { clicks: 0, isSettled: false };
  const Counter: ToolComponent = () => {
    const [isLive, setLive] = useState(false);
    useEffect(() => {
      onEffect();
      setLive(true);
    }, []);
    useEffect(() => void (tool.isSettled = isLive), [isLive]);
    return <button onClick={() => void tool.clicks++}>Échanger</button>;
  };
  let arrive = () => {};
  jest.mocked(TOOL_COMPONENTS[name]).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve({ default: Counter });
    }),
  );
  document.body.innerHTML = `<main><div class="extra" data-tool="${name}" data-print="no"><!--$--><button>Échanger</button><!--/$--></div></main>`;
  root = hydrateRoot(document.querySelector("main")!, <Tool words={{ name } as never} />);
  while (!Object.keys(document.querySelector("[data-tool]")!).some((key) => key.startsWith("__react"))) await task();
  for (let tasks = 0; tasks < 5; tasks++) await task();
  return { tool, arrive };
}

let root: Root | undefined;
afterEach(() => root?.unmount());

describe("a tool's button that is clicked", () => {
  it("before the code has loaded acts once, as soon as the tool works", async () => {
    const { tool, arrive } = await rest("qr");
    press();
    arrive();
    await awake(() => tool.isSettled);
    expect(tool.clicks).toBe(1);
  });

  it("after hydration and before early clicks are replayed acts once", async () => {
    const { tool, arrive } = await rest("sms", () => button().click());
    touch();
    arrive();
    await awake(() => tool.isSettled);
    expect(tool.clicks).toBe(1);
  });

  it("so that this click itself makes React hydrate acts once", async () => {
    const { tool, arrive } = await rest("utm");
    touch();
    arrive();
    // No task in between, in which React would have hydrated the tool on its own.
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
    button().click();
    expect(tool.clicks).toBe(1);
    await awake(() => tool.isSettled);
    expect(tool.clicks).toBe(1);
  });

  it("early, and again once it works, acts twice", async () => {
    const { tool, arrive } = await rest("bio", () => button().click());
    press();
    arrive();
    await awake(() => tool.isSettled);
    expect(tool.clicks).toBe(2);
  });
});

test("a button outside a tool that is clicked before the tool works acts once", async () => {
  const { tool, arrive } = await rest("email");
  const outside = document.body.appendChild(document.createElement("button"));
  const acts = jest.fn();
  outside.addEventListener("click", acts);
  touch();
  outside.click();
  arrive();
  await awake(() => tool.isSettled);
  expect(acts).toHaveBeenCalledTimes(1);
});

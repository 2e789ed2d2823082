/** @jest-environment jsdom */
import { useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { TOOL_COMPONENTS, type ToolComponent } from "../../../../src/tools/tool-components";
import { Tool } from "../../../../src/tools/tool";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../../../../src/tools/tool-components", () => ({
  TOOL_COMPONENTS: { qr: jest.fn(), sms: jest.fn(), utm: jest.fn(), bio: jest.fn() },
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

/** Resolves once the tool works: what was to be clicked again has been. */
async function awake(isSettled: () => boolean) {
  while (!isSettled()) await task();
  for (let tasks = 0; tasks < 5; tasks++) await task();
}

/** A tool that counts its clicks, and what to call once its code is there; the page's markup is in place. */
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

describe("a button of a tool that is pressed", () => {
  it("before the code is there acts once, as soon as it is", async () => {
    const { tool, arrive } = await rest("qr");
    press();
    arrive();
    await awake(() => tool.isSettled);
    expect(tool.clicks).toBe(1);
  });

  it("between the moment when it works and the one when early clicks are repeated acts once", async () => {
    const { tool, arrive } = await rest("sms", () => button().click());
    touch();
    arrive();
    await awake(() => tool.isSettled);
    expect(tool.clicks).toBe(1);
  });

  it("so that React brings it to life for that very press acts once", async () => {
    const { tool, arrive } = await rest("utm");
    touch();
    arrive();
    // No task in between, in which React would have taken the tool over by itself.
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

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { describeEvent } from "../../../src/commands/collector/describe-event";
import { type Behaviour, type Collector, startCollector } from "../../../src/commands/collector/start-collector";

const BODY = JSON.stringify({ name: "Pageview", url: "/blog", referrer: null, metadata: { utm_source: "lettre" } });
let collector: Collector;

const start = async (behaviour?: Behaviour) => (collector = await startCollector({ behaviour }));
const send = (body = BODY, options: RequestInit = {}) => fetch(collector.url, { method: "POST", body, ...options });

afterEach(() => collector.close());

describe("the collector", () => {
  it("lets every site send events, with the header of the public key", async () => {
    await start();
    const { status, headers } = await fetch(collector.url, { method: "OPTIONS" });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-headers")).toBe("content-type, x-logspot-pk");
  });

  it("stores each event, returns them on GET, and clears them on DELETE", async () => {
    await start();
    expect((await send(BODY, { headers: { "x-logspot-pk": "pk" } })).status).toBe(200);
    expect(collector.events).toEqual([JSON.parse(BODY)]);
    expect(collector.requests[0]!.headers["x-logspot-pk"]).toBe("pk");
    expect(await (await fetch(collector.url)).json()).toEqual(collector.events);
    await fetch(collector.url, { method: "DELETE" });
    expect(collector.events).toEqual([]);
    expect(collector.requests).toEqual([]);
  });

  it("prints an event on one line: time, name, URL, then the rest", () => {
    const line = describeEvent(
      { name: "FAQOpened", url: "/", metadata: { question: "Combien ?" } },
      new Date(2025, 0, 2, 3, 4, 5),
    );
    expect(line).toBe('03:04:05  FAQOpened     /  {"metadata":{"question":"Combien ?"}}');
  });

  it("prints an event whose URL is not a text, and escapes the terminal's control characters", () => {
    const at = new Date(2025, 0, 2, 3, 4, 5);
    expect(describeEvent({ name: "x", url: { toString: 1 } }, at)).toContain('x             {"toString":1}  {}');
    expect(describeEvent({ name: "x" }, at)).toBe("03:04:05  x             -  {}");
    const hostile = describeEvent({ name: "a\u001b[2J", url: "/\n\u009b\u202e", metadata: "\u007f" }, at);
    expect(hostile).toContain(String.raw`a\u001b[2J`);
    expect(hostile).toContain(String.raw`/\u000a\u009b\u202e`);
    expect(hostile).toMatch(/^[\x20-\x7e]*$/);
  });

  it("survives a sender that disconnects in the middle", async () => {
    await start();
    const socket = connect(Number(new URL(collector.url).port), "localhost");
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n{");
    // The collector answers when it begins to read.
    await once(socket, "data");
    socket.destroy();
    expect((await send()).status).toBe(200);
    expect(collector.requests).toHaveLength(1);
  });

  it("says what to change when it cannot start", async () => {
    await start();
    const { port } = new URL(collector.url);
    const advice = `Port ${port} is taken. Choose another one, e.g. npm run collector -- --port ${Number(port) + 1}`;
    await expect(startCollector({ port: Number(port) })).rejects.toThrow(advice);
    for (const [args, expected] of [
      [["--port", "abc"], '--port is "abc", which is no port.'],
      [["--port", "70000"], '--port is "70000", which is no port.'],
      [["--prot", "1"], "Unknown option '--prot'"],
    ] as const) {
      const command = ["--import", "tsx", "src/commands/collector.ts", ...args];
      const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
      expect(status).toBe(1);
      expect(stderr).toContain(`The collector could not start. ${expected}`);
      expect(stderr).not.toContain("    at ");
    }
  });

  it.each(["", "{", "[]", "null", '{"name":1}'])("refuses %j as an event", async (body) => {
    await start();
    expect((await send(body)).status).toBe(400);
    expect(collector.events).toEqual([]);
    expect(collector.requests).toHaveLength(1);
  });

  it("can refuse: the request is recorded, the event is not", async () => {
    await start({ status: 503 });
    expect((await send()).status).toBe(503);
    expect(collector.requests).toMatchObject([{ accepted: false }]);
    expect(collector.events).toEqual([]);
  });

  it("can answer late, in HTML, or with another success status", async () => {
    await start({ slow: 5 });
    expect((await send()).status).toBe(200);
    collector.setBehaviour("not-json");
    expect(await (await send()).text()).toContain("<!doctype html>");
    collector.setBehaviour({ status: 202 });
    expect((await send()).status).toBe(202);
    expect(collector.events).toHaveLength(3);
  });

  it("can answer a preflight late too", async () => {
    await start({ slow: 50 });
    const started = performance.now();
    expect((await fetch(collector.url, { method: "OPTIONS" })).status).toBe(204);
    // A timer may fire a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(48);
  });

  it("can close the connection", async () => {
    await start("close");
    await expect(send()).rejects.toThrow();
    expect(collector.requests).toHaveLength(1);
    expect(collector.events).toEqual([]);
  });

  it("can hang and still be closed", async () => {
    await start("hang");
    const answer = send().catch(() => "no answer");
    while (!collector.requests.length) await new Promise(setImmediate);
    await collector.close();
    expect(await answer).toBe("no answer");
    await start();
  });
});

test("npm run collector prints its URL and each event that arrives", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "src/commands/collector.ts", "--port", "0"]);
  const next = async () => String((await once(child.stdout, "data"))[0]);
  const [url = ""] = /http:\/\/localhost:\d+\/\S*/.exec(await next()) ?? [];
  const printed = next();
  await fetch(url, { method: "POST", body: BODY });
  expect(await printed).toMatch(/^\d\d:\d\d:\d\d {2}Pageview +\/blog {2}.*lettre/);
  child.kill();
  await once(child, "close");
});

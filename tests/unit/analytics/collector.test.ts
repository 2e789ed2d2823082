import { describeEvent, startCollector, type Behaviour, type Collector } from "../../../src/commands/collector";

const BODY = JSON.stringify({ name: "Pageview", url: "/blog", referrer: null, metadata: { utm_source: "lettre" } });
let collector: Collector;

const start = async (behaviour?: Behaviour) => (collector = await startCollector({ behaviour }));
const send = (body = BODY, options: RequestInit = {}) => fetch(collector.url, { method: "POST", body, ...options });

afterEach(() => collector.close());

describe("the collector", () => {
  it("lets every site send, with the header of the public key", async () => {
    await start();
    const { status, headers } = await fetch(collector.url, { method: "OPTIONS" });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-headers")).toBe("content-type, x-logspot-pk");
  });

  it("keeps what arrives, gives it back, and clears it", async () => {
    await start();
    expect((await send(BODY, { headers: { "x-logspot-pk": "pk" } })).status).toBe(200);
    expect(collector.events).toEqual([JSON.parse(BODY)]);
    expect(collector.requests[0]!.headers["x-logspot-pk"]).toBe("pk");
    expect(await (await fetch(collector.url)).json()).toEqual(collector.events);
    await fetch(collector.url, { method: "DELETE" });
    expect(collector.events).toEqual([]);
    expect(collector.requests).toEqual([]);
  });

  it("tells an event on one line: when, what, where, then the rest", () => {
    const line = describeEvent(
      { name: "FAQOpened", url: "/", metadata: { question: "Combien ?" } },
      new Date(2025, 0, 2, 3, 4, 5),
    );
    expect(line).toBe('03:04:05  FAQOpened     /  {"metadata":{"question":"Combien ?"}}');
  });

  it.each(["", "{", "[]", "null", '{"name":1}'])("does not take %j for an event", async (body) => {
    await start();
    expect((await send(body)).status).toBe(400);
    expect(collector.events).toEqual([]);
    expect(collector.requests).toHaveLength(1);
  });

  it("can refuse: the request is kept, the event is not", async () => {
    await start({ status: 503 });
    expect((await send()).status).toBe(503);
    expect(collector.requests).toMatchObject([{ accepted: false }]);
    expect(collector.events).toEqual([]);
  });

  it("can answer late, in HTML, or with another success", async () => {
    await start({ slow: 5 });
    expect((await send()).status).toBe(200);
    collector.setBehaviour("not-json");
    expect(await (await send()).text()).toContain("<!doctype html>");
    collector.setBehaviour({ status: 202 });
    expect((await send()).status).toBe(202);
    expect(collector.events).toHaveLength(3);
  });

  it("can cut the connection", async () => {
    await start("close");
    await expect(send()).rejects.toThrow();
    expect(collector.requests).toHaveLength(1);
    expect(collector.events).toEqual([]);
  });

  it("can hang, and still be closed", async () => {
    await start("hang");
    const answer = send().catch(() => "no answer");
    while (!collector.requests.length) await new Promise(setImmediate);
    await collector.close();
    expect(await answer).toBe("no answer");
    await start();
  });
});

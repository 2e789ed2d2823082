/** @jest-environment jsdom */
import { firstPageData } from "../../../src/browser/first-page-data";

const DATA = { path: "/blog", result: {} };

/** The server's answers, in turn, the last one repeatedly: a status and a body, or a lost connection. */
function server(...answers: [status: number, body?: string][]) {
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const [status, body = ""] = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (!status) return Promise.reject(new TypeError("Failed to fetch"));
    const json = async () => JSON.parse(body) as unknown;
    return Promise.resolve({ ok: status === 200, status, json } as Response);
  }) as typeof fetch;
  return asked;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<link rel="canonical" href="https://exemple.example/blog">';
  history.replaceState(null, "", "/blog?a=b#c");
});
afterEach(() => jest.useRealTimers());

test.each([
  ["/", "/page-data/index/page-data.json"],
  ["/qrcode/creator", "/page-data/qrcode/creator/page-data.json"],
  ["/blog/", "/page-data/blog/page-data.json"],
])("the data of %s are at %s", async (page, address) => {
  history.replaceState(null, "", page);
  const asked = server([200, JSON.stringify(DATA)]);
  expect(await firstPageData()).toEqual(DATA);
  expect(asked).toEqual([address]);
});

test.each([
  ["a lost connection", [0]],
  ["an overloaded server", [503]],
  ["an error told in JSON", [500, '{"error":"…"}']],
  ["the page of a captive portal", [200, "<html>"]],
  ["half of the data", [200, '{"path":"/bl']],
  ["nothing at all", [200, ""]],
  ["other data", [200, "{}"]],
  ["an error that names its path", [500, '{"path":"/blog"}']],
] as [string, [number, string?]][])("after %s the data are requested again", async (_, answer) => {
  const asked = server(...Array<[number, string?]>(6).fill(answer), [200, JSON.stringify(DATA)]);
  const data = firstPageData();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await data).toEqual(DATA);
  expect(asked).toHaveLength(7);
});

test("after two minutes of failures, the data are left to Gatsby", async () => {
  const asked = server([403]);
  const data = firstPageData();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(await data).toBeUndefined();
  expect(asked).toHaveLength(9);
});

test("missing data are not requested again", async () => {
  const asked = server([404]);
  expect(await firstPageData()).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test("no data are requested for a not-found page", async () => {
  document.head.innerHTML = "";
  const asked = server([404]);
  expect(await firstPageData()).toBeUndefined();
  expect(asked).toEqual([]);
});

/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import frame from "../../../../data/outils.json";
import words from "../../../../data/outils/doctor.json";
import DoctorTool from "../../../../src/tools/doctor/doctor-tool";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

const RULES = [
  { path: "/raccourcir-lien/zoom", label: "Zoom", hosts: ["zoom.us"], keep: ["pwd"], drop: [], warnings: [] },
];

const refused = { ok: false, status: 503 };
const given = { ok: true, json: () => Promise.resolve(RULES) };
const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/");
  fetched.mockReset().mockResolvedValue(refused);
  globalThis.fetch = fetched as unknown as typeof fetch;
  render(<DoctorTool words={{ name: "doctor", ...words, frame }} />);
  expect(fetched).not.toHaveBeenCalled();
});
afterEach(() => jest.useRealTimers());

const change = (link: string) => fireEvent.change(screen.getByLabelText(words.input), { target: { value: link } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const isTold = (text: string) => screen.queryByText(text) !== null;

test("if the rules fail to load, they are requested after 1, 2 and 4 seconds, then at the next change", async () => {
  change("https://zoom.us/j/1?pwd=a");
  const asked = [];
  for (const seconds of [0, 1, 2, 4, 60]) {
    await pass(seconds * 1_000);
    asked.push(fetched.mock.calls.length);
  }
  expect(asked).toEqual([1, 2, 3, 4, 4]);
  expect(isTold("Zoom")).toBe(false);

  fetched.mockResolvedValue(given);
  change("https://zoom.us/j/12?pwd=a");
  await pass(0);
  expect(isTold("Zoom")).toBe(true);
  change("https://zoom.us/j/123?pwd=a");
  await pass(60_000);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(5).fill("/doctor.json"));
});

test("the rules are requested as soon as the network is back, between two retries and after the last", async () => {
  change("https://zoom.us/j/1?pwd=a");
  await pass(0);
  dispatchEvent(new Event("online"));
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(2);
  await pass(60_000);
  fetched.mockResolvedValue(given);
  dispatchEvent(new Event("online"));
  await pass(0);
  expect(fetched).toHaveBeenCalledTimes(5);
  expect(isTold("Zoom")).toBe(true);
});

test("a request for the rules that hangs is aborted after 10 seconds and retried", async () => {
  fetched.mockImplementation(
    (_, { signal }) => new Promise((_, reject) => signal!.addEventListener("abort", () => reject(new Error("hangs")))),
  );
  change("https://zoom.us/j/1?pwd=a");
  await pass(9_900);
  fetched.mockResolvedValue(given);
  expect(fetched).toHaveBeenCalledTimes(1);
  await pass(1_100);
  expect(isTold("Zoom")).toBe(true);
});

test("that nothing is to be removed is announced only once the rules have loaded", async () => {
  change("https://zoom.us/j/1?pwd=a");
  await pass(60_000);
  expect(isTold(words.unchanged)).toBe(false);
  expect(screen.getAllByRole("status")[0]!.textContent).not.toContain(words.unchanged);
  fetched.mockResolvedValue(given);
  dispatchEvent(new Event("online"));
  await pass(0);
  await pass(1_000);
  expect(isTold(words.unchanged)).toBe(true);
  expect(screen.getAllByRole("status")[0]!.textContent).toContain(words.unchanged);
});

test("a screen reader hears the service, what was removed from the link, what must stay, then what is gone", async () => {
  fetched.mockResolvedValue(given);
  change("https://zoom.us/j/1?pwd=a&fbclid=b");
  await pass(0);
  await pass(1_000);
  const { service, keep, drop } = words.kinds;
  const said = screen.getAllByRole("status")[0]!.textContent;
  const starts = [`${service}\u00A0: Zoom`, words.cleaned, `${keep}\u00A0:`, `${drop}\u00A0:`];
  const places = starts.map((start) => said.indexOf(start));
  expect(Math.min(...places)).toBe(0);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test("what is no link is the field's error, and is not repeated below", async () => {
  change("bonjour");
  fireEvent.blur(screen.getByLabelText(words.input));
  await pass(1_000);
  expect(screen.getByLabelText(words.input).getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText(`${words.kinds.problem} :`)).toBeNull();
});

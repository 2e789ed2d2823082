import { isGateShut, openGate, openGateOnce, shutGate, whenGateOpens } from "../../../src/develop/content-gate";

const opened = jest.fn();
let forget: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  opened.mockClear();
  forget = whenGateOpens(opened);
});
afterEach(() => {
  openGate();
  forget();
  jest.useRealTimers();
});

test("it opens once it may, and tells whoever listens, once", () => {
  let mayOpen = false;
  shutGate();
  openGateOnce(() => mayOpen);
  jest.advanceTimersByTime(1000);
  expect(isGateShut()).toBe(true);
  mayOpen = true;
  jest.advanceTimersByTime(1000);
  expect(isGateShut()).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("it opens by itself where nobody opens it", () => {
  shutGate();
  jest.advanceTimersByTime(10_000);
  expect(isGateShut()).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("shut anew, it does not open for what was waited for before", () => {
  shutGate();
  openGateOnce(() => true);
  shutGate();
  jest.advanceTimersByTime(1000);
  expect(isGateShut()).toBe(true);
});

test("an open gate stays as it is, and tells nobody", () => {
  openGate();
  openGateOnce(() => true);
  jest.advanceTimersByTime(1000);
  expect(opened).not.toHaveBeenCalled();
});

test("whoever has stopped listening hears nothing", () => {
  forget();
  shutGate();
  openGate();
  expect(opened).not.toHaveBeenCalled();
});

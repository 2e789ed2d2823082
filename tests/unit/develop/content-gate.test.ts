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

test("a shut gate opens as soon as the condition is met, and notifies each listener once", () => {
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

test("a shut gate opens after a timeout if nothing opens it", () => {
  shutGate();
  jest.advanceTimersByTime(10_000);
  expect(isGateShut()).toBe(false);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("after it is shut again, an earlier condition does not open it", () => {
  shutGate();
  openGateOnce(() => true);
  shutGate();
  jest.advanceTimersByTime(1000);
  expect(isGateShut()).toBe(true);
});

test("a gate that is already open notifies nobody", () => {
  openGate();
  openGateOnce(() => true);
  jest.advanceTimersByTime(1000);
  expect(opened).not.toHaveBeenCalled();
});

test("a listener that has unsubscribed is not notified", () => {
  forget();
  shutGate();
  openGate();
  expect(opened).not.toHaveBeenCalled();
});

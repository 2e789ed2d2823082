/** @jest-environment jsdom */

/** The module after a page reload. */
const loaded = () => {
  jest.resetModules();
  return jest.requireActual<typeof import("../../../../src/tools/hydration/saved-heights")>(
    "../../../../src/tools/hydration/saved-heights",
  );
};

function toolOf(height: number): HTMLElement {
  const place = document.createElement("div");
  place.dataset["tool"] = "qr";
  Object.defineProperty(place, "offsetHeight", { value: height });
  return place;
}

beforeEach(() => sessionStorage.clear());

test("a tool's height is known after a reload, for that page and that tool only", () => {
  const place = toolOf(1234);
  document.body.append(place);
  loaded().saveHeight("/qrcode/creator", place);
  const { savedHeight } = loaded();
  expect(savedHeight("/qrcode/creator", "qr")).toBe(1234);
  expect(savedHeight("/qrcode/creator", "utm")).toBeUndefined();
  expect(savedHeight("/qrcode/dynamique", "qr")).toBeUndefined();
});

test("a tool that has left the page is not saved, because it no longer has a height", () => {
  const { saveHeight, savedHeight } = loaded();
  saveHeight("/qrcode/creator", toolOf(0));
  expect(savedHeight("/qrcode/creator", "qr")).toBeUndefined();
});

test("if storage is denied, a height is known until the page is reloaded", () => {
  const refused = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  const place = toolOf(800);
  document.body.append(place);
  const { saveHeight, savedHeight } = loaded();
  saveHeight("/qrcode/creator", place);
  expect(savedHeight("/qrcode/creator", "qr")).toBe(800);
  expect(loaded().savedHeight("/qrcode/creator", "qr")).toBeUndefined();
  refused.mockRestore();
});

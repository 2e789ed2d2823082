/** @jest-environment jsdom */
import { restoreFocus, saveFocus } from "../../../../src/tools/hydration/saved-focus";

const put = (value: string) => {
  document.body.innerHTML = `<input id="doctor-link" value="${value}"><button id="other">Copier</button>`;
  return document.getElementById("doctor-link") as HTMLInputElement;
};
const focused = () => document.activeElement?.id;

test("a field that is drawn anew has the focus again, its caret where it was", async () => {
  const field = put("Bonjour");
  field.focus();
  field.setSelectionRange(3, 3);
  saveFocus();
  const heir = put("Bonjour");
  restoreFocus();
  await null;
  expect([focused(), heir.selectionStart, heir.selectionEnd]).toEqual(["doctor-link", 3, 3]);
});

test("a focus that was noted before the page was drawn anew is not forgotten meanwhile", () => {
  put("").focus();
  saveFocus();
  put("");
  saveFocus();
  restoreFocus();
  expect(focused()).toBe("doctor-link");
});

test("whoever has left the field by then is not called back", () => {
  const field = put("");
  field.focus();
  saveFocus();
  field.blur();
  saveFocus();
  put("");
  restoreFocus();
  expect(document.activeElement).toBe(document.body);
});

test("whoever is elsewhere by then stays there", () => {
  put("").focus();
  saveFocus();
  put("");
  document.getElementById("other")!.focus();
  restoreFocus();
  expect(focused()).toBe("other");
});

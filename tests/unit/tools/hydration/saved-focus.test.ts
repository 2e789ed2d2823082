/** @jest-environment jsdom */
import { restoreFocus, saveFocus } from "../../../../src/tools/hydration/saved-focus";

const put = (value: string) => {
  document.body.innerHTML = `<input id="doctor-link" value="${value}"><button id="other">Copier</button>`;
  return document.getElementById("doctor-link") as HTMLInputElement;
};
const focused = () => document.activeElement?.id;

test("a field that is rendered again gets the focus back, with the caret at the same place", async () => {
  const field = put("Bonjour");
  field.focus();
  field.setSelectionRange(3, 3);
  saveFocus();
  const heir = put("Bonjour");
  restoreFocus();
  await null;
  expect([focused(), heir.selectionStart, heir.selectionEnd]).toEqual(["doctor-link", 3, 3]);
});

test("a focus saved before the page is rendered again is not lost by saving again", () => {
  put("").focus();
  saveFocus();
  put("");
  saveFocus();
  restoreFocus();
  expect(focused()).toBe("doctor-link");
});

test("a visitor who left the field is not moved back to it", () => {
  const field = put("");
  field.focus();
  saveFocus();
  field.blur();
  saveFocus();
  put("");
  restoreFocus();
  expect(document.activeElement).toBe(document.body);
});

test("a visitor who has focused another element stays there", () => {
  put("").focus();
  saveFocus();
  put("");
  document.getElementById("other")!.focus();
  restoreFocus();
  expect(focused()).toBe("other");
});

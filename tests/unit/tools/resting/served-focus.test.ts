/** @jest-environment jsdom */
import { giveFocusBack, noteFocus } from "../../../../src/tools/resting/served-focus";

const put = (value: string) => {
  document.body.innerHTML = `<input id="doctor-link" value="${value}"><button id="other">Copier</button>`;
  return document.getElementById("doctor-link") as HTMLInputElement;
};
const focused = () => document.activeElement?.id;

test("a field that is drawn anew has the focus again, its caret where it was", async () => {
  const field = put("Bonjour");
  field.focus();
  field.setSelectionRange(3, 3);
  noteFocus();
  const heir = put("Bonjour");
  giveFocusBack();
  await null;
  expect([focused(), heir.selectionStart, heir.selectionEnd]).toEqual(["doctor-link", 3, 3]);
});

test("a focus that was noted before the page was drawn anew is not forgotten meanwhile", () => {
  put("").focus();
  noteFocus();
  put("");
  noteFocus();
  giveFocusBack();
  expect(focused()).toBe("doctor-link");
});

test("whoever has left the field by then is not called back", () => {
  const field = put("");
  field.focus();
  noteFocus();
  field.blur();
  noteFocus();
  put("");
  giveFocusBack();
  expect(document.activeElement).toBe(document.body);
});

test("whoever is elsewhere by then stays there", () => {
  put("").focus();
  noteFocus();
  put("");
  document.getElementById("other")!.focus();
  giveFocusBack();
  expect(focused()).toBe("other");
});

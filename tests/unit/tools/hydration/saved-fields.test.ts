/** @jest-environment jsdom */
import { restoreFields, saveFields } from "../../../../src/tools/hydration/saved-fields";

const SERVED = `<div data-tool="qr">
  <input type="file" id="qr-picture" name="picture">
  <input id="qr-url" name="url" value="https://exemple.example">
  <select id="qr-level" name="level"><option value="L">L</option><option value="M" selected>M</option></select>
</div>`;

const field = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)!;
const typed = () => [field("url").value, field("level").value];

/** The page as it is served again. */
const reload = () => (document.body.innerHTML = SERVED);

beforeEach(() => {
  history.replaceState(null, "", "/qrcode/creator");
  reload();
  field("url").value = "https://a.fr/";
  field("level").value = "L";
  Object.defineProperty(field("picture"), "value", { value: "C:\\fakepath\\logo.png" });
  saveFields();
  reload();
});

test("what was typed and chosen is restored after a reload, beside a file field, which no script may fill in", () => {
  restoreFields();
  expect(typed()).toEqual(["https://a.fr/", "L"]);
});

test("it is restored once: a later visit starts with the example", () => {
  restoreFields();
  reload();
  restoreFields();
  expect(typed()).toEqual(["https://exemple.example", "M"]);
});

test("another page with the same tool starts with its own example", () => {
  history.replaceState(null, "", "/qrcode/dynamique");
  restoreFields();
  expect(typed()).toEqual(["https://exemple.example", "M"]);
});

test("what the visitor has typed or chosen since the reload stays", () => {
  field("level").innerHTML += '<option value="H">H</option>';
  field("level").value = "H";
  field("url").value = "https://b.fr/";
  restoreFields();
  expect(typed()).toEqual(["https://b.fr/", "H"]);
});

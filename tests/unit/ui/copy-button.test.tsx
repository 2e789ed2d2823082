/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { CopyButton } from "../../../src/ui/copy-button";
import { Toasts } from "../../../src/ui/toasts";

const LINK = "https://mln.example/presse";

function show(text: string | (() => string)) {
  render(
    <>
      <CopyButton text={text} copied="Lien copié" failed="La copie est bloquée" label="Lien court">
        Copier
      </CopyButton>
      <Toasts label="Confirmation" />
    </>,
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Copier\u00A0: Lien court" }));

test("copies its text, and says so", async () => {
  userEvent.setup();
  show(LINK);
  await press();
  expect(await screen.findByText("Lien copié")).not.toBeNull();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test("asks for the text at the click, where it may have changed since", async () => {
  userEvent.setup();
  let text = "trop tôt";
  show(() => text);
  text = LINK;
  await press();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test("says what to do where the browser refuses", async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("NotAllowedError"));
  show(LINK);
  await press();
  expect(await screen.findByText("La copie est bloquée")).not.toBeNull();
});

test("declares an event where it is given one", () => {
  render(
    <CopyButton text={LINK} copied="Lien copié" failed="La copie est bloquée" data-event="LinkCopied">
      Copier
    </CopyButton>,
  );
  expect(screen.getByRole("button").dataset["event"]).toBe("LinkCopied");
});

test("the older command copies once: what the visitor copies next is their own", async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("NotAllowedError"));
  const isTaken = () => !document.dispatchEvent(new Event("copy", { cancelable: true }));
  document.execCommand = jest.fn(isTaken);
  show(LINK);
  await press();
  await waitFor(() => expect(document.execCommand).toHaveReturnedWith(true));
  expect(isTaken()).toBe(false);
});

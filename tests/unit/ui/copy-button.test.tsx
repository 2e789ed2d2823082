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

test("copies its text and confirms it", async () => {
  userEvent.setup();
  show(LINK);
  await press();
  expect(await screen.findByText("Lien copié")).not.toBeNull();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test("asks for the text at the click, because it may have changed", async () => {
  userEvent.setup();
  let text = "trop tôt";
  show(() => text);
  text = LINK;
  await press();
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test("explains what to do if the browser refuses", async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("NotAllowedError"));
  show(LINK);
  await press();
  expect(await screen.findByText("La copie est bloquée")).not.toBeNull();
});

test("declares an event if it has one", () => {
  render(
    <CopyButton text={LINK} copied="Lien copié" failed="La copie est bloquée" data-event="LinkCopied">
      Copier
    </CopyButton>,
  );
  expect(screen.getByRole("button").dataset["event"]).toBe("LinkCopied");
});

test("the fallback copies once: the visitor's next copy is not replaced", async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("NotAllowedError"));
  const isTaken = () => !document.dispatchEvent(new Event("copy", { cancelable: true }));
  document.execCommand = jest.fn(isTaken);
  show(LINK);
  await press();
  await waitFor(() => expect(document.execCommand).toHaveReturnedWith(true));
  expect(isTaken()).toBe(false);
});

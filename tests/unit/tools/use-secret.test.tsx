/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { useSecret } from "../../../src/tools/qr/use-secret";

const EXAMPLE = "bienvenue-au-salon";

function Face() {
  const [secret, setSecret] = useSecret("qr", "password", EXAMPLE);
  return (
    <>
      <input name="password" value={secret} onChange={({ target }) => setSecret(target.value)} />
      <output>{secret}</output>
    </>
  );
}

let root: Root;
afterEach(() => act(() => root.unmount()));

test.each([
  ["typed", "ma-propre-cle"],
  ["emptied", ""],
  ["left", EXAMPLE],
])("a key that was %s before the code came is the one that the code says", async (_, typed) => {
  document.body.innerHTML = `<div data-tool="qr"><input name="password" value="${EXAMPLE}"><output>${EXAMPLE}</output></div>`;
  const place = document.querySelector<HTMLElement>("[data-tool]")!;
  const field = place.querySelector("input")!;
  field.value = typed;
  act(() => {
    root = hydrateRoot(place, <Face />);
  });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(typed));
  expect(field).toHaveValue(typed);
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { useSecret } from "../../../src/tools/qr/use-secret";

const EXAMPLE = "bienvenue-au-salon";

const isOther = jest.fn(() => false);

function Face() {
  const [secret, setSecret] = useSecret("qr", "password", EXAMPLE, isOther);
  return (
    <>
      <input name="password" value={secret} onChange={({ target }) => setSecret(target.value)} />
      <output>{secret}</output>
    </>
  );
}

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  isOther.mockReturnValue(false);
});

function hydrate(typed: string) {
  document.body.innerHTML = `<div data-tool="qr"><input name="password" value="${EXAMPLE}"><output>${EXAMPLE}</output></div>`;
  const place = document.querySelector<HTMLElement>("[data-tool]")!;
  const field = place.querySelector("input")!;
  field.value = typed;
  act(() => {
    root = hydrateRoot(place, <Face />);
  });
  return field;
}

test.each([
  ["typed", "ma-propre-cle"],
  ["emptied", ""],
  ["left", EXAMPLE],
])("a key that was %s before the code came is the one that the code says", async (_, typed) => {
  const field = hydrate(typed);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(typed));
  expect(field).toHaveValue(typed);
});

describe("the example's key, beside something that it does not open", () => {
  it("gives way to an empty field, whether the page opens with it or is led to it", async () => {
    isOther.mockReturnValue(true);
    const field = hydrate(EXAMPLE);
    await waitFor(() => expect(field).toHaveValue(""));
    act(() => root.unmount());

    isOther.mockReturnValue(false);
    const later = hydrate(EXAMPLE);
    isOther.mockReturnValue(true);
    act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
    await waitFor(() => expect(later).toHaveValue(""));
  });

  it("does not take away the key that was typed meanwhile", async () => {
    isOther.mockReturnValue(true);
    const field = hydrate("ma-propre-cle");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("ma-propre-cle"));
    expect(field).toHaveValue("ma-propre-cle");
  });
});

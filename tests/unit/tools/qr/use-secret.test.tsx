/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { useSecret } from "../../../../src/tools/qr/use-secret";

const EXAMPLE = { key: "bienvenue-au-salon", network: "Salon-Invites" };
const HOME = "MaisonDupont";

function SecretField({ network = EXAMPLE.network }: { network?: string }) {
  const [key, setSecret, isWithheld] = useSecret(EXAMPLE, network);
  return (
    <>
      <input name="network" value={network} readOnly />
      <input name="password" value={key} onChange={({ target }) => setSecret({ key: target.value, network })} />
      <output data-withheld={isWithheld}>{key}</output>
    </>
  );
}

const field = () => screen.getAllByRole<HTMLInputElement>("textbox").at(-1)!;
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe("on the served page", () => {
  let root: Root;
  afterEach(() => act(() => root.unmount()));

  function hydrate(typed: string, network = EXAMPLE.network) {
    document.body.innerHTML =
      `<div data-tool="qr"><input name="network" value="${EXAMPLE.network}" readonly>` +
      `<input name="password" value="${EXAMPLE.key}"><output data-withheld="false">${EXAMPLE.key}</output></div>`;
    const place = document.querySelector<HTMLElement>("[data-tool]")!;
    place.querySelector<HTMLInputElement>("[name=network]")!.value = network;
    field().value = typed;
    act(() => {
      root = hydrateRoot(place, <SecretField />);
    });
  }

  test.each([
    ["typed", "ma-propre-cle"],
    ["emptied", ""],
    ["left", EXAMPLE.key],
  ])("a key that was %s before the code loaded is the one that the code uses", async (_, typed) => {
    hydrate(typed);
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(typed));
    expect(field()).toHaveValue(typed);
  });

  test("a key belongs to the network that it was shown with, and to no other", async () => {
    for (const [typed, network, left] of [
      [EXAMPLE.key, HOME, ""],
      ["ma-propre-cle", EXAMPLE.network, ""],
      ["ma-propre-cle", HOME, "ma-propre-cle"],
    ] as const) {
      hydrate(typed, network);
      act(() => root.render(<SecretField network={HOME} />));
      await waitFor(() => expect(field()).toHaveValue(left));
    }
  });
});

test("takes no key from the previous page, which is still in the document", () => {
  document.body.innerHTML = `<div data-tool="qr"><input type="hidden" name="password" value="martin-2026-xyz"></div>`;
  render(<SecretField network={HOME} />);
  expect(field()).toHaveValue("");
});

test("a key is withheld from a shared link unless the link shows the same one", () => {
  const { rerender } = render(<SecretField />);
  const isWithheld = () => screen.getByRole("status").dataset["withheld"];
  expect(isWithheld()).toBe("false");
  rerender(<SecretField network={HOME} />);
  expect(isWithheld()).toBe("false");
  type(EXAMPLE.key);
  expect(isWithheld()).toBe("true");
  rerender(<SecretField />);
  type("");
  expect(isWithheld()).toBe("true");
});

test("a key is hidden and restored with its network, including the example's", () => {
  const { rerender } = render(<SecretField network={HOME} />);
  type("secretDupont99");
  expect(field()).toHaveValue("secretDupont99");
  rerender(<SecretField network="CabinetMartin" />);
  expect(field()).toHaveValue("");
  rerender(<SecretField />);
  expect(field()).toHaveValue(EXAMPLE.key);
  rerender(<SecretField network={HOME} />);
  expect(field()).toHaveValue("secretDupont99");
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { PictureField } from "../../../../src/tools/picture/picture-field";

interface Opening {
  open: (picture: ImageBitmap) => void;
  fail: (error: Error) => void;
}

let openings: Map<File, Opening>;
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => {});
  openings = new Map();
  globalThis.createImageBitmap = (file: unknown) =>
    new Promise<ImageBitmap>((open, fail) => openings.set(file as File, { open, fail }));
});

afterEach(() => log.mockRestore());

const file = (name: string) => new File(["x"], name, { type: "image/png" });
const picture = (name: string) => ({ name, close: jest.fn() }) as unknown as ImageBitmap & { name: string };
const field = () => screen.getByLabelText<HTMLInputElement>("Logo");
const finish = (opening: () => void) => act(async () => opening());

const FAILED = "Cette image ne s’ouvre pas.";

function Studio() {
  const [shown, show] = useState<ImageBitmap | null>(null);
  return (
    <>
      <PictureField
        label="Logo"
        hint="Un PNG."
        failed={FAILED}
        onPicture={show}
        removal={shown ? { label: "Retirer le logo", onRemove: () => show(null) } : undefined}
      />
      <output>{(shown as unknown as { name: string } | null)?.name ?? "aucune"}</output>
    </>
  );
}
const shown = () => screen.getByRole("status").textContent;

test("of two pictures chosen quickly, the later one is shown, whichever opens first", async () => {
  render(<Studio />);
  const [large, small] = [file("large.png"), file("small.png")];
  const late = picture("large");
  await userEvent.upload(field(), large);
  await userEvent.upload(field(), small);
  await finish(() => openings.get(small)!.open(picture("small")));
  expect(shown()).toBe("small");
  await finish(() => openings.get(large)!.open(late));
  expect(shown()).toBe("small");
  expect(late.close).toHaveBeenCalled();
});

test("an earlier picture that cannot be opened does not remove the later one", async () => {
  render(<Studio />);
  const [broken, small] = [file("broken.png"), file("small.png")];
  await userEvent.upload(field(), broken);
  await userEvent.upload(field(), small);
  await finish(() => openings.get(broken)!.fail(new DOMException("", "InvalidStateError")));
  await finish(() => openings.get(small)!.open(picture("small")));
  expect(shown()).toBe("small");
  expect(field().files).toHaveLength(1);
});

test("the field keeps its file and the focus after a choice", async () => {
  render(<Studio />);
  const logo = file("logo.png");
  await userEvent.upload(field(), logo);
  await finish(() => openings.get(logo)!.open(picture("logo")));
  expect(field().files?.[0]).toBe(logo);
  expect(field()).toHaveFocus();
});

test("a picture that is no longer chosen is no longer shown", async () => {
  render(<Studio />);
  const logo = file("logo.png");
  await userEvent.upload(field(), logo);
  await finish(() => openings.get(logo)!.open(picture("logo")));
  expect(shown()).toBe("logo");
  // What some browsers do when the dialogue is cancelled.
  fireEvent.change(field(), { target: { files: [] } });
  expect(shown()).toBe("aucune");
});

test.each(["InvalidStateError", "EncodingError"])(
  "a picture that cannot be opened leaves the field empty: %s",
  async (name) => {
    render(<Studio />);
    const broken = file("broken.png");
    await userEvent.upload(field(), broken);
    await finish(() => openings.get(broken)!.fail(new DOMException("", name)));
    expect(field().value).toBe("");
    expect(shown()).toBe("aucune");
    expect(log).not.toHaveBeenCalled();
  },
);

describe("a picture that cannot be opened is", () => {
  const choose = async (name: string) => {
    const chosen = file(name);
    await userEvent.upload(field(), chosen);
    return openings.get(chosen)!;
  };
  const fail = ({ fail }: Opening) => finish(() => fail(new DOMException("", "InvalidStateError")));

  test("reported at once, and the error is linked to the field", async () => {
    render(<Studio />);
    expect(field()).toBeValid();
    await fail(await choose("broken.png"));
    expect(screen.getByRole("alert")).toHaveTextContent(FAILED);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(`Un PNG. ${FAILED}`);
  });

  test("no longer reported after the next choice, which is reported again if it fails", async () => {
    render(<Studio />);
    await fail(await choose("broken.png"));
    const next = await choose("broken-too.png");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field()).toBeValid();
    expect(field()).toHaveAccessibleDescription("Un PNG.");
    await fail(next);
    expect(screen.getByRole("alert")).toHaveTextContent(FAILED);
  });

  test("no longer reported once the previous picture is removed", async () => {
    render(<Studio />);
    const sound = await choose("sound.png");
    await finish(() => sound.open(picture("sound")));
    await fail(await choose("broken.png"));
    expect(shown()).toBe("sound");
    await userEvent.click(screen.getByRole("button", { name: "Retirer le logo" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field()).toBeValid();
  });
});

test("a picture that is too large leaves the field empty", async () => {
  render(<Studio />);
  const large = file("large.png");
  Object.defineProperty(large, "size", { value: 25_000_001 });
  await userEvent.upload(field(), large);
  await finish(() => {});
  expect(field().value).toBe("");
  expect(log).not.toHaveBeenCalled();
});

test("an error not caused by the file is logged in the console", async () => {
  render(<Studio />);
  const sound = file("sound.png");
  await userEvent.upload(field(), sound);
  const error = new TypeError("createImageBitmap is not a function");
  await finish(() => openings.get(sound)!.fail(error));
  expect(field().value).toBe("");
  expect(log.mock.calls).toEqual([[error]]);
});

test("removing the picture empties the field and focuses it", async () => {
  render(<Studio />);
  const logo = file("logo.png");
  await userEvent.upload(field(), logo);
  await finish(() => openings.get(logo)!.open(picture("logo")));
  await userEvent.click(screen.getByRole("button", { name: "Retirer le logo" }));
  expect(shown()).toBe("aucune");
  expect(field().files).toHaveLength(0);
  expect(field()).toHaveFocus();
});

test("a picture that took time to open is given to the tool as it is by then", async () => {
  const calls: string[] = [];
  const studio = (typed: string) => (
    <PictureField label="Logo" hint="Un PNG." failed={FAILED} onPicture={() => calls.push(typed)} />
  );
  const { rerender } = render(studio("before"));
  const logo = file("logo.png");
  await userEvent.upload(field(), logo);
  rerender(studio("after"));
  await finish(() => openings.get(logo)!.open(picture("logo")));
  expect(calls.at(-1)).toBe("after");
});

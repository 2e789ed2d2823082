/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { print as words } from "../../../../data/outils/qr.json";
import * as png from "../../../../src/tools/qr/png";
import { QrDownloads } from "../../../../src/tools/qr/qr-downloads";
import { Toasts } from "../../../../src/ui/toasts";

jest.mock("../../../../src/tools/qr/png", () => ({
  ...jest.requireActual("../../../../src/tools/qr/png"),
  qrPng: jest.fn(),
}));

test("a picture that cannot be made is reported to the visitor, and its error logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const error = new TypeError("CompressionStream is not defined");
  jest.mocked(png.qrPng).mockRejectedValue(error);
  const matrix = { size: 21, version: 1, dark: new Uint8Array(21 * 21), logo: 0 };
  const design = { matrix, quietZone: 4, ink: "#000000", paper: "#ffffff" };
  render(
    <>
      <QrDownloads words={words} design={design} millimetres={30} logo={null} isOwn={false} />
      <Toasts label="Confirmation" />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: words.png }));
  expect(await screen.findByText(words.saveFailed)).toBeTruthy();
  expect(log.mock.calls).toEqual([[error]]);
  log.mockRestore();
});

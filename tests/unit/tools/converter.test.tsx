/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import frame from "../../../data/outils.json";
import EmailTool from "../../../src/tools/email/email-tool";
import GoogleDocsTool from "../../../src/tools/google-docs/google-docs-tool";
import WhatsAppTool from "../../../src/tools/whatsapp/whatsapp-tool";
import { wordsOf } from "./converters";
import { show } from "./show";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

beforeEach(() => history.replaceState(null, "", "/"));

test.each([
  ["whatsapp", WhatsAppTool, "number", "tel"],
  ["email", EmailTool, "to", "email"],
])("the browser may fill in the visitor's own number or mailbox in %s", (name, Tool, field, own) => {
  show(Tool, name, wordsOf(name));
  expect(document.querySelector(`[name=${field}]`)).toHaveAttribute("autocomplete", own);
});

test("each link of a document has a copy button of its own name, and passes no referrer to what it opens", () => {
  show(GoogleDocsTool, "google-docs", wordsOf("google-docs"));
  const names = screen
    .getAllByRole("button", { name: new RegExp(`^${frame.copy}`) })
    .map((button) => button.getAttribute("aria-label"));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  const opening = document.querySelectorAll("[target=_blank]");
  expect(opening).not.toHaveLength(0);
  for (const link of opening) expect(link).toHaveAttribute("rel", "nofollow noreferrer");
});

/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import pricing from "../../../data/landing/pricing.json";
import frame from "../../../data/outils.json";
import doctor from "../../../data/outils/doctor.json";
import plans from "../../../data/outils/plans.json";
import qr from "../../../data/outils/qr.json";
import DoctorTool from "../../../src/tools/doctor/doctor-tool";
import PlansTool from "../../../src/tools/plans/plans-tool";
import QrTool from "../../../src/tools/qr/qr-tool";
import TelegramTool from "../../../src/tools/telegram/telegram-tool";
import UtmTool from "../../../src/tools/utm/utm-tool";
import WhatsAppTool from "../../../src/tools/whatsapp/whatsapp-tool";
import { wordsOf } from "./converters";
import { show } from "./show";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

beforeEach(() => {
  history.replaceState(null, "", "/");
  globalThis.fetch = () => new Promise(() => undefined);
});

const fill = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name=${name}]`)!, { target: { value } });
const result = () => screen.queryByRole("region", { name: new RegExp(`^${frame.result}`) });

describe("results have a heading, and only fields are in a group:", () => {
  const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  const groups = () => screen.getAllByRole("group").map((group) => group.querySelector("legend")!.textContent);

  test("the studio's check and comparison", () => {
    show(QrTool, "qr", qr);
    expect(headings()).toEqual([qr.check.legend, qr.compare.legend]);
    expect(groups()).toEqual([qr.content, qr.design.legend, qr.print.legend]);
  });

  test("the year of a plan", () => {
    show(PlansTool, "plans", plans, { pricing });
    expect(headings()).toEqual([plans.year]);
    expect(screen.queryAllByRole("group")).toEqual([]);
  });
});

test("an invalid number leaves no empty result to announce", () => {
  show(WhatsAppTool, "whatsapp", wordsOf("whatsapp"));
  expect(result()).not.toBeNull();
  fill("number", "12");
  expect(result()).toBeNull();
  fill("number", "06 39 98 12 34");
  expect(result()).not.toBeNull();
});

test("only a link to a page opens in a new tab and says so, not one to an application", () => {
  show(TelegramTool, "telegram", wordsOf("telegram"));
  fill("name", "@maillon");
  const links = screen.getAllByRole<HTMLAnchorElement>("link", { name: new RegExp(`^${frame.open}`) });
  const opening = links.map((link) => {
    const name = link.getAttribute("aria-label")!;
    return [link.protocol, link.target, name.endsWith(frame.newTab)];
  });
  expect(opening).toEqual([
    ["https:", "_blank", true],
    ["https:", "_blank", true],
    ["tg:", "", false],
  ]);
});

test("the doctor shows no empty list", () => {
  show(DoctorTool, "doctor", doctor);
  expect(screen.getAllByRole("list")).not.toEqual([]);
  fill("link", "");
  expect(screen.queryAllByRole("list")).toEqual([]);
  expect(result()).toBeNull();
});

test("an empty result that received the focus from a button stays until the focus leaves it", () => {
  const words = wordsOf("utm") as ReturnType<typeof wordsOf> & { fix: string };
  show(UtmTool, "utm", words);
  for (const name of ["campaign", "medium"]) fill(name, "essai");
  fill("source", "Lettre");
  fill("link", "");
  fireEvent.click(screen.getByText(words.fix));
  expect(result()).toBeEmptyDOMElement();
  expect(result()).toHaveFocus();
  document.querySelector<HTMLInputElement>("[name=link]")!.focus();
  fill("link", "essai");
  expect(result()).toBeNull();
});

/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import frame from "../../../data/outils.json";
import pricing from "../../../data/landing/pricing.json";
import doctor from "../../../data/outils/doctor.json";
import plans from "../../../data/outils/plans.json";
import preview from "../../../data/outils/preview.json";
import qr from "../../../data/outils/qr.json";
import redirects from "../../../data/outils/redirects.json";
import utm from "../../../data/outils/utm.json";
import DoctorTool from "../../../src/tools/doctor/doctor-tool";
import DriveTool from "../../../src/tools/drive/drive-tool";
import DropboxTool from "../../../src/tools/dropbox/dropbox-tool";
import type { ToolProps } from "../../../src/tools/tool-components";
import PlansTool from "../../../src/tools/plans/plans-tool";
import PreviewTool from "../../../src/tools/preview/preview-tool";
import QrTool from "../../../src/tools/qr/qr-tool";
import RedirectsTool from "../../../src/tools/redirects/redirects-tool";
import UtmTool from "../../../src/tools/utm/utm-tool";
import YouTubeTool from "../../../src/tools/youtube/youtube-tool";
import { TYPING_PAUSE_MS } from "../../../src/ui/error-after-typing";
import { wordsOf } from "./converters";
import { show } from "./show";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, "", "/");
  globalThis.fetch = () => new Promise(() => undefined);
});
afterEach(() => jest.useRealTimers());

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const said = () => {
  act(() => void jest.advanceTimersByTime(1_000));
  return screen.getByRole("status").textContent;
};
const message = (words: { messages: { code: string; text: string }[] }, code: string) =>
  words.messages.find((one) => one.code === code)!.text;
const label = (words: { inputs: { name: string; label: string }[] }, name: string) =>
  words.inputs.find((one) => one.name === name)!.label;

describe("a screen reader user is told", () => {
  it.each([
    ["dropbox", DropboxTool, ["a1", "b2"].map((id) => `https://www.dropbox.com/scl/fi/${id}/D.pdf?rlkey=z&dl=0`)],
    ["drive", DriveTool, ["a", "b"].map((id) => `https://drive.google.com/file/d/${id.repeat(20)}/view`)],
    ["youtube", YouTubeTool, ["https://youtu.be/dQw4w9WgXcQ", "https://youtu.be/9bZkp7q19f0"]],
    ["utm", UtmTool, ["https://a.example/une-page", "https://a.example/une-autre"]],
    ["doctor", DoctorTool, ["https://a.example/?fbclid=1", "https://b.example/?fbclid=1"]],
  ])(
    "by %s that there is a link, for each pasted one, even if the sentence is the same",
    (name, ToolUnderTest, [one, other]) => {
      show(ToolUnderTest as ComponentType<ToolProps<object>>, name, wordsOf(name));
      const link = document.querySelector<HTMLInputElement>("[name=link]")!;
      const paste = (value = "") => fireEvent.change(link, { target: { value } });
      expect(said()).toBe("");
      paste(one);
      const sentence = said();
      expect(sentence).not.toBe("");
      paste(other);
      expect(screen.getByRole("status").textContent).toBe("");
      expect(said()).toBe(sentence);
    },
  );

  it("once: the message is removed ten seconds later, before the page is read on", () => {
    show(UtmTool, "utm", utm);
    fireEvent.click(screen.getByText(utm.fix));
    expect(said()).not.toBe("");
    const { textContent } = screen.getByRole("status");
    act(() => void jest.advanceTimersByTime(9_000));
    expect(screen.getByRole("status").textContent).toBe(textContent);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(screen.getByRole("status").textContent).toBe("");
    type(label(utm, "link"), "https://a.example/une-autre");
    expect(said()).not.toBe("");
  });

  it("by the doctor that a link is clean or shorter, with or without remarks", () => {
    show(DoctorTool, "doctor", doctor);
    type(doctor.input, "https://a.example/");
    expect(said()).toBe(doctor.unchanged);
    type(doctor.input, "https://a.example/?fbclid=1");
    expect(said()).toContain(`${doctor.cleaned}\u00A0: 9 caractères de moins.`);
  });

  it("by the UTM builder that the link is ready once nothing is left to correct", () => {
    show(UtmTool, "utm", utm);
    fireEvent.click(screen.getByText(utm.fix));
    expect(said()).toBe(`${utm.result}.`);
  });

  it("by the UTM builder about the link first, then about its parameters", () => {
    show(UtmTool, "utm", utm);
    fireEvent.click(screen.getByText(utm.presets[1]!.label));
    expect(said()).toMatch(new RegExp(`^${utm.result}\\. .+`));
  });

  it("by the redirect simulator who the visitor is, when a device changes the system", () => {
    show(RedirectsTool, "redirects", redirects);
    type(redirects.device, redirects.devices.find(({ value }) => value === "computer")!.value);
    const { label: system } = redirects.systems.find(({ devices }) => devices.includes("computer"))!;
    expect(said()).toContain(`, ${system}. ${redirects.goes} `);
  });

  it("by the preview everything shown on the page: problems with a link, a title and a picture", () => {
    show(PreviewTool, "preview", preview);
    type(label(preview, "link"), "exemple");
    type(label(preview, "title"), "");
    type(label(preview, "description"), "");
    type(label(preview, "image"), "");
    expect(said()).toBe(["no-link", "no-title", "image-none"].map((code) => message(preview, code)).join(" "));
  });

  it("by the preview which platforms cut a text, without those that do not show it", () => {
    show(PreviewTool, "preview", preview);
    type(label(preview, "title"), "Sencha");
    type(label(preview, "description"), "");
    expect(said()).toBe(message(preview, "fits"));
    type(label(preview, "description"), "x".repeat(300));
    expect(said()).toBe("Description coupée sur Facebook, WhatsApp et Telegram.");
  });

  it("by the preview that everything fits only if there is nothing to fix", () => {
    show(PreviewTool, "preview", preview);
    type(label(preview, "title"), "Sencha");
    type(label(preview, "description"), "");
    type(label(preview, "image"), "image.png");
    expect(said()).toBe(message(preview, "image-not-absolute"));
  });

  it("by the plan chooser about the plan's limits, after its name", () => {
    show(PlansTool, "plans", plans, { pricing });
    type(plans.clicks, "100");
    type(plans.people, "3");
    expect(said()).toMatch(/^ÉQUIPE \(24,90\s€ par mois\), /);
    expect(said()).toContain(message(plans, "coming"));
    expect(said()).toContain("25\u202F000 clics dans le mois");
  });

  it("about every unreadable field, by its name if several have the same message", () => {
    show(PlansTool, "plans", plans, { pricing });
    const unread = (label: string) => `${label}\u00A0: ${frame.notNumber.replace("É", "é")}`;
    type(plans.clicks, "abc");
    expect(said()).toBe(unread(plans.clicks));
    type(plans.people, "abc");
    expect(said()).toBe(`${unread(plans.clicks)} ${unread(plans.people)}`);
    type(plans.clicks, "100");
    expect(said()).toBe(unread(plans.people));
  });

  it("by the studio that a code is drawn, then how readable it is", () => {
    show(QrTool, "qr", qr);
    const content = qr.contents[0]!.inputs[0]!.label;
    type(content, "https://a.example/");
    expect(said()).toMatch(new RegExp(`^${qr.drawing}\\. ${message(qr, "contrast-excellent")}`));
    type(content, "");
    expect(said()).not.toContain(qr.drawing);
  });

  it("by the studio about an unreadable distance, beside an invalid phone number", () => {
    show(QrTool, "qr", qr, { path: "/qrcode/carte-de-visite" });
    const phone = qr.contents.flatMap(({ inputs }) => inputs).find(({ name }) => name === "phone")!.label;
    type(phone, "abc");
    expect(said()).toBe(message(qr, "phone"));
    type(qr.print.distance, "abc");
    expect(said()).toBe(`${message(qr, "phone")} ${message(qr, "distance")}`);
    type(phone, "06 39 98 12 34");
    expect(said()).toMatch(message(qr, "distance"));
    expect(said()).not.toContain(message(qr, "phone"));
  });

  it("by the studio about two colours without contrast, only at the colour of the code", () => {
    show(QrTool, "qr", qr);
    const ink = screen.getByLabelText(qr.design.ink);
    const unreadable = message(qr, "contrast-unreadable");
    type(qr.design.ink, "#f9c846");
    expect(ink.getAttribute("aria-invalid")).toBe("true");
    expect(ink.getAttribute("aria-describedby")?.split(" ").at(-1)).toBe(screen.getByText(unreadable).id);
    expect(said()).toContain(unreadable);
    type(qr.design.ink, "#8c8c8c");
    expect(ink.getAttribute("aria-invalid")).toBeNull();
    expect(screen.getByText(message(qr, "contrast-weak")).closest("li")).not.toBeNull();
  });

  it("by the plan chooser about an unreadable number, as its field shows", () => {
    show(PlansTool, "plans", plans, { pricing });
    type(plans.clicks, "beaucoup");
    expect(screen.getByLabelText(plans.clicks).getAttribute("aria-invalid")).toBe("true");
    expect(said()).toContain(plans.clicks);
    expect(document.querySelector("[data-plan-choice], [data-chosen]")).toBeNull();
    expect(screen.queryByText(plans.year)).toBeNull();
    type(plans.clicks, "5 000");
    expect(screen.getByLabelText(plans.clicks).getAttribute("aria-invalid")).toBeNull();
    expect(said()).not.toContain(plans.clicks);
  });

  it.each([
    ["3 mois", "PRO"],
    ["6 mois", "ÉQUIPE"],
    ["1 an", "CROISSANCE"],
    ["2 ans", "CROISSANCE"],
  ])("by the plan chooser that %s of statistics need %s", (days, plan) => {
    show(PlansTool, "plans", plans, { pricing });
    type(plans.domains, "0");
    type(plans.days, days);
    expect(said()).toMatch(new RegExp(`^${plan} \\(.+?\\), `));
  });

  it.each(["6 lunes", "90 à 180"])("by the plan chooser that « %s » is not a number of days", (days) => {
    show(PlansTool, "plans", plans, { pricing });
    type(plans.days, days);
    expect(screen.getByLabelText(plans.days).getAttribute("aria-invalid")).toBe("true");
    expect(said()).toContain(plans.days);
  });
});

it("a field's error is not part of its description while typing, because it would be read at each key", () => {
  show(PlansTool, "plans", plans, { pricing });
  const field = screen.getByLabelText(plans.clicks);
  const describes = () => {
    const error = screen.getByText(frame.notNumber);
    return field.getAttribute("aria-describedby")?.split(" ").includes(error.id) ?? false;
  };
  act(() => field.focus());
  type(plans.clicks, "abc");
  expect(screen.queryByText(frame.notNumber)).toBeNull();
  act(() => void jest.advanceTimersByTime(TYPING_PAUSE_MS));
  expect(describes()).toBe(false);
  act(() => field.blur());
  expect(describes()).toBe(true);
  act(() => field.focus());
  expect(describes()).toBe(true);
  type(plans.clicks, "100");
  type(plans.clicks, "100x");
  act(() => void jest.advanceTimersByTime(TYPING_PAUSE_MS));
  expect(describes()).toBe(false);
});

it.each([utm.fix, utm.read])("« %s » moves the focus to the result when the button disappears", (button) => {
  show(UtmTool, "utm", utm);
  type(label(utm, "source"), "lettre");
  type(label(utm, "link"), "https://a.example/?utm_source=a");
  screen.getByText(button).focus();
  fireEvent.click(screen.getByText(button));
  expect(screen.queryByText(button)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("region", { name: new RegExp(`^${frame.result}`) }));
});

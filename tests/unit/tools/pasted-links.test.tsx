/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import frame from "../../../data/outils.json";
import type { Tool } from "../../../src/content/vocabulary";
import EmailTool from "../../../src/tools/email/email-tool";
import type { ToolComponent } from "../../../src/tools/tool-components";
import GoogleMapsTool from "../../../src/tools/google-maps/google-maps-tool";
import SmsTool from "../../../src/tools/sms/sms-tool";
import TelegramTool from "../../../src/tools/telegram/telegram-tool";
import UtmTool from "../../../src/tools/utm/utm-tool";
import WhatsAppTool from "../../../src/tools/whatsapp/whatsapp-tool";
import YouTubeTool from "../../../src/tools/youtube/youtube-tool";
import { wordsOf } from "./converters";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

/** In these tools, a pasted link fills in no other field. */
type Alone =
  "doctor" | "qr" | "drive" | "dropbox" | "google-docs" | "google-agenda" | "preview" | "redirects" | "bio" | "plans";
type Filling = Exclude<Tool, Alone>;

const TOOLS: Record<Filling, ToolComponent> = {
  email: EmailTool,
  "google-maps": GoogleMapsTool,
  sms: SmsTool,
  telegram: TelegramTool,
  utm: UtmTool,
  whatsapp: WhatsAppTool,
  youtube: YouTubeTool,
};

type Fields = Record<string, string>;

beforeEach(() => history.replaceState(null, "", "/"));

function show(name: Filling) {
  const Tool = TOOLS[name] as ComponentType<{ words: object; page?: undefined }>;
  render(<Tool words={{ name, ...wordsOf(name), frame }} />);
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const held = (fields: Fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, field(name).value]));
const message = (name: string, code: string) => wordsOf(name).messages.find((one) => one.code === code)!.text;
const links = () => screen.getAllByRole<HTMLAnchorElement>("link").map(({ href }) => href);

const MAIL = "mailto:a@b.fr?subject=Secret&body=Corps&cc=chef@b.fr";
const JOURNEY = "https://www.google.com/maps/dir/?api=1&destination=Lyon&origin=Gare+de+Lyon&travelmode=walking";

const TAGGED =
  "https://www.mon-site.fr/offre?utm_source=facebook&utm_medium=social&utm_campaign=rentree-2026&utm_term=sac";
const PARAMETERS = { source: "facebook", medium: "social", campaign: "rentree-2026", term: "sac" };

interface Pasted {
  into: string;
  /** The first link pasted there. */
  first: string;
  /** The values that it fills into the other fields. */
  said: Fields;
  /** Their values once it is removed. */
  after: Fields;
  /** A link without these values, and plain text. */
  bare: [link: string, plain: string];
}

const PASTED: Record<Filling, Pasted> = {
  email: {
    into: "to",
    first: MAIL,
    said: { copy: "chef@b.fr", subject: "Secret", body: "Corps" },
    after: { copy: "", subject: "", body: "" },
    bare: ["mailto:c@d.fr", "c@d.fr"],
  },
  "google-maps": {
    into: "place",
    first: JOURNEY,
    said: { origin: "Gare de Lyon", mode: "walking" },
    after: { origin: "", mode: "driving" },
    bare: ["https://www.google.com/maps/place/Tours", "Tours"],
  },
  sms: {
    into: "number",
    first: "sms:+33639981234?body=Secret",
    said: { text: "Secret" },
    after: { text: "" },
    bare: ["sms:+33639985678", "06 39 98 56 78"],
  },
  telegram: {
    into: "name",
    first: "https://t.me/maillonbot?start=secret",
    said: { start: "secret" },
    after: { start: "" },
    bare: ["https://t.me/autrebot", "@autrebot"],
  },
  utm: {
    into: "link",
    first: TAGGED,
    said: PARAMETERS,
    after: { source: "", medium: "", campaign: "", term: "" },
    bare: ["https://www.mon-site.fr/", "mon-site.fr"],
  },
  whatsapp: {
    into: "number",
    first: "https://wa.me/33639981234?text=Secret",
    said: { text: "Secret" },
    after: { text: "" },
    bare: ["https://wa.me/33639985678", "06 39 98 56 78"],
  },
  youtube: {
    into: "link",
    first: "https://youtu.be/dQw4w9WgXcQ?t=90",
    said: { start: "90" },
    after: { start: "" },
    bare: ["https://youtu.be/9bZkp7q19f0", "9bZkp7q19f0"],
  },
};

describe.each(Object.entries(PASTED) as [Filling, Pasted][])("%s", (name, { into, first, said, after, bare }) => {
  test("keeps nothing from an earlier link when a link, plain text or nothing replaces it", () => {
    for (const next of [...bare, ""]) {
      show(name);
      type(into, first);
      expect(held(said)).toEqual(said);
      type(into, next);
      expect(held(said)).toEqual(after);
      cleanup();
    }
  });

  test("follows a link that is edited letter by letter, in both directions", () => {
    show(name);
    type(into, first);
    for (let end = first.length; end >= 0; end--) type(into, first.slice(0, end));
    expect(held(said)).toEqual(after);
    for (let end = 1; end <= first.length; end++) type(into, first.slice(0, end));
    expect(held(said)).toEqual(said);
  });

  test("keeps what the visitor typed", () => {
    const own = Object.fromEntries(Object.keys(said).map((key) => [key, key === "mode" ? "transit" : "a@b.fr"]));
    for (const [key, value] of Object.entries(own)) {
      show(name);
      type(into, first);
      type(key, value);
      for (const next of [...bare, "", first]) type(into, next);
      expect(field(key)).toHaveValue(value);
      cleanup();
    }
  });

  test("keeps the examples if no link had values for them", () => {
    show(name);
    const examples = held(said);
    type(into, bare[1]);
    expect(held(said)).toEqual(examples);
  });
});

test("a link keeps its own labels if the visitor entered none; labels that the visitor replaces are named", () => {
  show("utm");
  type("link", TAGGED);
  expect(screen.getByText(TAGGED)).toBeVisible();
  const replaced = message("utm", "carries").replace("{mot}", "utm_source");
  expect(screen.queryByText(replaced)).toBeNull();
  type("source", "lettre");
  expect(screen.getByText(replaced)).toBeVisible();
});

test("nothing from a first message is sent to the next recipient", () => {
  show("email");
  type("to", MAIL);
  type("to", "mailto:c@d.fr");
  expect(links()).toContain("mailto:c@d.fr");
});

test("a video starts at its own link's time, not at the previous one", () => {
  show("youtube");
  type("link", "https://youtu.be/dQw4w9WgXcQ?t=90");
  type("link", "https://youtu.be/9bZkp7q19f0");
  expect(links()).toContain("https://youtu.be/9bZkp7q19f0");
});

test("a video link without a time does not start at the example's time", () => {
  show("youtube");
  expect(field("start").value).not.toBe("");
  type("link", "https://youtu.be/9bZkp7q19f0");
  expect(field("start")).toHaveValue("");
  expect(links()).toContain("https://youtu.be/9bZkp7q19f0");
});

test("a message from a link is removed with it, even if it is the same as the example", () => {
  show("whatsapp");
  const { value: example } = field("text");
  type("number", `https://wa.me/33639981234?text=${encodeURIComponent(example)}`);
  type("number", "06 39 98 56 78");
  expect(field("text")).toHaveValue("");
});

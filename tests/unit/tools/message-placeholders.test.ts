import pricing from "../../../data/landing/pricing.json";
import { MESSAGE_PLACEHOLDERS, placeholdersOf } from "../../../src/content/tools/message-placeholders";
import type { Tool } from "../../../src/content/vocabulary";
import type { Note } from "../../../src/tools/conversion";
import { examine } from "../../../src/tools/doctor/examine";
import { emailLink } from "../../../src/tools/email/email-link";
import { agendaLink } from "../../../src/tools/google-agenda/agenda-link";
import { googleDocsLinks } from "../../../src/tools/google-docs/google-docs-links";
import { mapsLinks } from "../../../src/tools/google-maps/maps-links";
import { choosePlan } from "../../../src/tools/plans/choose-plan";
import { planNotes } from "../../../src/tools/plans/plan-notes";
import type { Card } from "../../../src/tools/preview/cards";
import { cardNotes } from "../../../src/tools/preview/card-notes";
import { qrNotes } from "../../../src/tools/qr/qr-notes";
import { smsLink } from "../../../src/tools/sms/sms-link";
import { telegramLinks } from "../../../src/tools/telegram/telegram-links";
import { tagLink } from "../../../src/tools/utm/utm";
import { whatsAppLink } from "../../../src/tools/whatsapp/whatsapp-link";
import { videoLinks } from "../../../src/tools/youtube/video-links";

type Said = readonly { code?: string; fill?: Note["fill"] }[];

const LONG = "a".repeat(3_000);
const rules = { drop: ["utm_*", "fbclid"], keep: ["rlkey"], shorteners: ["bit.ly"] };
const doctor = (link: string) => examine(link, [], rules).findings as Said;
const utm = (values: object, link = "https://a.example/") =>
  tagLink({ link, source: "", medium: "", campaign: "", term: "", content: "", ...values }).notes;
const NEEDS_OF_PRO = { clicksPerMonth: 5_000, customDomains: 1, users: 1, statisticsDays: 90 };

/** The notes of each tool for inputs that use all its placeholders. */
const SAID: Partial<Record<Tool, Said[]>> = {
  doctor: [
    "https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F",
    "https://é.example/",
    "https://www.google.com@a.example/",
    "https://a.example/?access_token=b",
    "https://bit.ly/a",
    "https://a.example/?rlkey=a&utm_source=b&fbclid=c",
    "https://a.example/?email=a@b.fr",
    `https://a.example/(${"a".repeat(80)})`,
    `https://a.example/${LONG}`,
  ].map(doctor),
  utm: [
    utm({ source: "", medium: "Été à/b" }),
    ...["A", "a b", "é", "a/b"].map((campaign) => utm({ campaign })),
    utm({ source: "日本", medium: "a@b.fr", campaign: LONG }),
    utm({ source: "a", medium: "a" }, "https://a.example/?utm_source=b&utm_source=c"),
  ],
  whatsapp: [
    whatsAppLink({ number: "06 39 98 12 34", text: LONG }).notes,
    whatsAppLink({ number: "0692 00 00 00" }).notes,
    whatsAppLink({ number: "33639981234" }).notes,
    whatsAppLink({ number: "sms:+33639981234;+33639981235" }).notes,
  ],
  "google-docs": ["spreadsheets/d/1234567890abc/edit#gid=12", "presentation/d/1234567890abc/edit#slide=id.p3"].map(
    (path) => googleDocsLinks({ link: `https://docs.google.com/${path}` }).notes,
  ),
  youtube: [videoLinks({ link: "https://youtu.be/kR7mTq2Xw9E?t=12" }).notes],
  "google-maps": [
    mapsLinks({ place: LONG }).notes,
    mapsLinks({ place: "https://www.google.com/maps/dir/Paris/Dijon/Lyon" }).notes,
    mapsLinks({ place: "https://www.google.com/maps/dir/Paris/Dijon/Beaune/Chagny/Tournus/Lyon" }).notes,
  ],
  "google-agenda": ["Portes ouvertes", LONG].map(
    (title) => agendaLink({ title, start: "2027-03-13", end: "2027-03-16" }).notes,
  ),
  telegram: [
    telegramLinks({ name: "t.me/login" }).notes,
    telegramLinks({ name: "nom_bot", start: LONG }).notes,
    telegramLinks({ name: "t.me/nom_bot?start=mot&zzz=1" }).notes,
    ...["06 39 98 12 34", "0692 00 00 00", "33639981234"].map((name) => telegramLinks({ name }).notes),
  ],
  sms: [
    smsLink({ number: "sms:+33639981234;+33639981235", text: "a" }).notes,
    ...["06 39 98 12 34", "0692 00 00 00", "33639981234"].map((number) => smsLink({ number }).notes),
    smsLink({ text: `日${"a".repeat(80)}` }).notes,
  ],
  email: [emailLink({ to: "a" }).notes, emailLink({ to: "mailto:a@a.example?x=1", body: LONG }).notes],
  qr: [true, false].map((isTooFine) =>
    qrNotes({
      matrix: { size: 29, logo: 7 },
      plainSize: 25,
      contrast: { verdict: "good", scannable: true },
      print: { isTooFine, largeEnough: false, smallestMm: 20, farthestCm: 10, quietZoneKept: true },
    } as Parameters<typeof qrNotes>[0]),
  ),
  preview: [
    cardNotes(
      { title: { shown: "a", lost: 1 }, description: { shown: "b", lost: 2 }, platform: { description: 10 } } as Card,
      true,
    ),
  ],
  plans: [planNotes(choosePlan(NEEDS_OF_PRO, pricing.plans), "2000 clics par mois")],
};
/** Filled in by the tools themselves, for several platforms. */
const BY_TOOLS = ["titles-cut", "descriptions-cut"];

describe.each(Object.keys(MESSAGE_PLACEHOLDERS) as Tool[])("the messages of %s", (tool) => {
  const notes = (SAID[tool] ?? []).flat();

  test.each(Object.keys(MESSAGE_PLACEHOLDERS[tool]!).filter((code) => !BY_TOOLS.includes(code)))(
    "receive all their placeholders: %s",
    (code) => {
      const given = notes.filter((note) => note.code === code).map(({ fill = {} }) => Object.keys(fill));
      expect(given).not.toEqual([]);
      for (const names of given)
        expect(names.map((name) => `{${name}}`)).toEqual(expect.arrayContaining(placeholdersOf(tool, code).known));
    },
  );
});

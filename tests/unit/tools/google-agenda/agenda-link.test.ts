import fc from "fast-check";
import { agendaLink, fieldsFromStart, readDateTime } from "../../../../src/tools/google-agenda/agenda-link";
import { codes, describeConverter, expectLongLinksTold, made, wordsOf } from "../converters";

const event = {
  title: "Portes ouvertes",
  start: "2027-03-13T09:00",
  end: "2027-03-13T17:00",
  place: "",
  details: "",
  zone: "Europe/Paris",
};

describe("the agenda link", () => {
  describeConverter("google-agenda", agendaLink, [
    /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&text=[^&]+&dates=\d{8}(T\d{6})?\/\d{8}(T\d{6})?/,
  ]);

  test("writes the link that the documentation shows", () => {
    expect(made(agendaLink(event), "event")).toBe(
      "https://calendar.google.com/calendar/render?action=TEMPLATE&text=Portes%20ouvertes&dates=20270313T090000/20270313T170000&ctz=Europe/Paris",
    );
  });

  test.each([
    ["Etc/GMT+1", "Etc/GMT%2B1"],
    ["America/New_York", "America/New_York"],
  ])("writes the time zone %s as %s, and says that the times are in it", (zone, written) => {
    const conversion = agendaLink({ ...event, zone });
    expect(made(conversion, "event")!.split("&ctz=")[1]).toBe(written);
    expect(codes(conversion)).toContain("zone");
  });

  test("keeps the line breaks of the details", () =>
    expect(made(agendaLink({ ...event, details: "Un\nDeux" }), "event")).toMatch(/&details=Un%0ADeux$/));

  test("reads every valid date and time, and no other", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("2200-01-01"), noInvalidDate: true }), (date) => {
        const text = date.toISOString().slice(0, 16);
        expect(readDateTime(text)?.stamp).toBe(`${text.replace(/[-:]/g, "")}00`);
      }),
    );
    expect(readDateTime("2027-03-13T09:00:30")?.stamp).toBe("20270313T090030");
    const unreal = [
      "2027-02-30",
      "2027-13-01",
      "2027-01-01T24:00",
      "2027-01-01T25:00",
      "2027-01-01T10:60",
      "2027-01-01T10:00:60",
    ];
    for (const text of [...unreal, "demain", ""]) expect(readDateTime(text)).toBeUndefined();
  });

  test.each([
    ["2027-03-13", "", "20270313T000000/20270313T010000"],
    ["2027-03-13", "2027-03-14T10:00", "20270313T000000/20270314T100000"],
    ["2027-03-13T09:00", "2027-03-14", "20270313T090000/20270314T000000"],
  ])("from %j to %j writes both dates in the same form: %s", (start, end, dates) => {
    expect(made(agendaLink({ ...event, start, end }), "event")).toContain(`&dates=${dates}&`);
  });

  test.each([
    ["2027-03-13", "2027-03-14"],
    ["2027-03-13T00:00", "2027-03-14T00:00"],
    ["2027-03-13T00:00", "2027-03-14"],
  ])("from %j to %j is a whole day, in no time zone", (start, end) => {
    const conversion = agendaLink({ ...event, start, end });
    expect(made(conversion, "event")).toMatch(/&dates=20270313\/20270314$/);
    expect(codes(conversion)).toEqual(["length"]);
  });

  test("offers the time zone of every French overseas territory, with names that calendars know", () => {
    const { options } = wordsOf("google-agenda").inputs.find(({ name }) => name === "zone")!;
    const zones = options!.map(({ value }) => value);
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat("fr", { timeZone })).not.toThrow();
    expect(zones).toEqual(
      expect.arrayContaining([
        "America/Martinique",
        "America/Cayenne",
        "America/Miquelon",
        "Indian/Reunion",
        "Indian/Mayotte",
        "Pacific/Noumea",
        "Pacific/Tahiti",
        "Pacific/Wallis",
      ]),
    );
  });

  test("warns about a link that may be cut because of its length", () =>
    expectLongLinksTold((letters) => agendaLink({ ...event, details: "a".repeat(letters) })));

  test("warns about more than 24 hours that they are several days", () => {
    expect(codes(agendaLink({ ...event, end: "2027-03-14T09:00" }))).not.toContain("several-days");
    expect(agendaLink({ ...event, end: "2027-03-14T09:30" }).notes).toContainEqual({
      code: "several-days",
      level: "warning",
      fill: { n: 2 },
    });
  });

  test("proposes no end after the last day that a date field holds", () => {
    expect(fieldsFromStart({ start: "9999-12-31T22:30" })).toEqual({ end: "9999-12-31T23:30" });
    expect(fieldsFromStart({ start: "9999-12-31T23:30" })).toEqual({});
  });

  test("lasts an hour if there is no end, says so, and refuses an end that is not after the start", () => {
    const open = agendaLink({ ...event, end: "" });
    expect(made(open, "event")).toContain("dates=20270313T090000/20270313T100000");
    expect(codes(open)).toEqual(["one-hour", ...codes(agendaLink(event))]);
    for (const end of ["2027-03-13T08:00", event.start]) {
      expect(codes(agendaLink({ ...event, end }))).toEqual(["ends-too-soon"]);
    }
    expect(codes(agendaLink({ ...event, title: " \u200F" }))).toEqual(["title-missing"]);
  });
});

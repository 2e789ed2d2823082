import fc from "fast-check";
import { fieldsFromPlace, mapsLinks } from "../../../../src/tools/google-maps/maps-links";
import { codes, describeConverter, made } from "../converters";
import { processorTime } from "../../../processor-time";

describe("the Maps links", () => {
  describeConverter("google-maps", mapsLinks, [
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[^&]+(&query_place_id=[\w-]+)?$/,
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[^&]+(&destination_place_id=[\w-]+)?(&origin=[^&]+(&origin_place_id=[\w-]+)?)?(&waypoints=[^&]+)?(&travelmode=(driving|walking|bicycling|transit))?$/,
  ]);

  test("the place is kept letter for letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aé &?#=+%,«🎉"), minLength: 1 }), (place) => {
        fc.pre(place.trim() !== "");
        const url = made(mapsLinks({ place, origin: "", mode: "" }), "search")!;
        expect(new URL(url).searchParams.get("query")).toBe(place.trim());
      }),
    );
  });

  test("reads the place of a copied link and of its own link", () => {
    const copied = "https://www.google.com/maps/place/Librairie+des+Quais/@47.2120451,-1.5580733,17z/data=!3m1!4b1";
    const first = made(mapsLinks({ place: copied }), "search")!;
    expect(first).toBe("https://www.google.com/maps/search/?api=1&query=Librairie%20des%20Quais");
    expect(made(mapsLinks({ place: first }), "search")).toBe(first);
  });

  test("reads the name and address that a phone shares with its short link", () => {
    const place = "Tour Eiffel\nAv. Gustave Eiffel, 75007 Paris\nhttps://maps.app.goo.gl/abc";
    expect(new URL(made(mapsLinks({ place }), "search")!).searchParams.get("query")).toBe(
      "Tour Eiffel Av. Gustave Eiffel, 75007 Paris",
    );
    expect(codes(mapsLinks({ place: "Voici le lien, à demain : https://maps.app.goo.gl/abc" }))).toEqual([
      "short-link",
    ]);
  });

  test("refuses links without a place, and places that Maps would refuse", () => {
    expect(codes(mapsLinks({ place: "https://www.google.com/maps/dir/Paris//@46.9,3.3,8z" }))).toEqual(["not-a-place"]);
    expect(codes(mapsLinks({ place: "https://maps.app.goo.gl/abc" }))).toEqual(["short-link"]);
    expect(codes(mapsLinks({ place: "javascript:alert(1)" }))).toEqual(["not-a-place"]);
    expect(codes(mapsLinks({ place: "https://calendar.google.com/?q=Lyon" }))).toEqual(["not-a-place"]);
    expect(codes(mapsLinks({ place: "é".repeat(2_000) }))).toEqual(["too-long"]);
  });

  test.each([
    "file:///C:/plan.pdf",
    "blob:https://a.fr/1f0c",
    "VBScript:msgbox(1)",
    "data:text/html,Lyon",
    "mailto:a@b.fr",
    "tel:+33639981234",
    "SMS:0639981234?body=Lyon",
    "tg://resolve?domain=maillon",
    "whatsapp://send?phone=33639981234",
  ])("refuses %s, which runs code or opens a message, a call or a file, as a place and as a start", (typed) => {
    expect(mapsLinks({ place: typed })).toMatchObject({ links: [], notes: [{ code: "not-a-place", field: "place" }] });
    expect(mapsLinks({ place: "Lyon", origin: typed })).toMatchObject({
      links: [],
      notes: [{ code: "not-a-place", field: "origin" }],
    });
  });

  test("searches for a place whose name contains a colon", () =>
    expect(made(mapsLinks({ place: "WhatsApp: la boutique" }), "search")).toContain(
      "query=WhatsApp%3A%20la%20boutique",
    ));

  test("makes links of up to 2,048 characters", () => {
    const room = 2_048 - made(mapsLinks({ place: "a" }), "directions")!.length;
    expect(made(mapsLinks({ place: "a".repeat(1 + room) }), "directions")).toHaveLength(2_048);
    expect(codes(mapsLinks({ place: "a".repeat(2 + room) }))).toEqual(["too-long"]);
  });

  test.each([
    ["https://www.google.fr/maps/place/Lyon", "Lyon"],
    ["https://maps.google.co.uk/?q=48.1,2.2", "48.1,2.2"],
    ["maps.google.com/?q=48.1,2.2", "48.1,2.2"],
    ["google.com/maps/place/Librairie+des+Quais/", "Librairie des Quais"],
    ["https://www.google.com/maps/place//@48.1,2.2,17z/data=!3m1", "48.1,2.2"],
    ["https://www.google.com/maps/@48.1,2.2,17z", "48.1,2.2"],
    [
      "https://www.google.com/maps/place/Boulangerie+Paul/@47.21,-1.55,17z/data=!4m6!3m5!1s0x0:0x9!8m2!3d47.2133!4d-1.5577",
      "47.2133,-1.5577",
    ],
    ["https://www.google.com/maps/place/Paul,+Nantes/@47.21,-1.55,17z/data=!3d47.2133!4d-1.5577", "47.2133,-1.5577"],
    ["https://www.google.com/maps/place//@47.21,-1.55,17z/data=!1s0x48:0x9!8m2!3d47.2133!4d-1.5577", "47.21,-1.55"],
    ["https://www.google.com/maps/place/Caf%C3%A9+1900/@48.85,2.29,17z/data=!8m2!3d48.858!4d2.294", "48.858,2.294"],
    [
      "https://www.google.com/maps/place/12+Rue+Neuve,+37000+Tours/@47.3,0.6,17z/data=!8m2!3d47.39!4d0.68",
      "12 Rue Neuve, 37000 Tours",
    ],
    ["https://www.google.com/maps/place/Lyon/@47.3,0.6,17z/data=%218m2%213d47.39%214d0.68", "47.39,0.68"],
    ["https://www.google.com/maps/place/Case/@-21.1,55.5,17z/data=!8m2!3d-21.11!4d55.53", "-21.11,55.53"],
    ["https://www.google.com/maps/@-21.1151,55.5364,12z", "-21.1151,55.5364"],
    ["https://www.google.com/maps/search/librairie+nantes/@47.2,-1.5,14z", "librairie nantes"],
    ["https://www.google.com/maps/dir/Paris/Tours/Lyon,+France/@46.9,3.3,8z/data=!3m1!4b1", "Lyon, France"],
    ["https://www.google.com/maps/dir//48.1,2.2/@47.2,-1.5,14z", "48.1,2.2"],
    [
      "https://www.google.com/maps/dir/47.2001,-1.5001/12+rue+Neuve,+37000+Tours/am=t/data=!4m2!4m1!3e0",
      "12 rue Neuve, 37000 Tours",
    ],
    ["https://www.google.com/maps/place/E%3Dmc2,+Lyon/am=t/", "E=mc2, Lyon"],
    ["https://maps.google.com/?saddr=Tours&daddr=Lyon", "Lyon"],
    ["https://maps.google.com/?daddr=Dijon+to:", "Dijon"],
    ["https://maps.google.com/maps?daddr=48.1,2.2+to:47.3,0.6(Chez+In%C3%A8s)", "47.3,0.6"],
    ["C'est ici : https://www.google.fr/maps/place/Lyon", "Lyon"],
  ])("reads the place of %s", (place, query) => {
    const conversion = mapsLinks({ place });
    expect(new URL(made(conversion, "search")!).searchParams.get("query")).toBe(query);
    expect(codes(conversion)).toContain("read-from-link");
  });

  test.each([
    ["https://www.google.com/maps/dir/Gare+de+Tours/Lyon/@46.9,3.3,8z", { origin: "Gare de Tours" }],
    ["https://www.google.com/maps/dir//Lyon/@46.9,3.3,8z", {}],
    [
      "https://www.google.com/maps/dir/?api=1&destination=Lyon&origin=Tours&travelmode=walking",
      { origin: "Tours", mode: "walking" },
    ],
    ["https://maps.google.com/?saddr=Tours&daddr=Lyon", { origin: "Tours" }],
    [
      "https://www.google.com/maps/dir/Gare+de+Lyon,+Paris/Tour+Eiffel,+Paris/@48.85,2.33,14z/data=!3m1!4b1!4m2!4m1!3e2",
      { origin: "Gare de Lyon, Paris", mode: "walking" },
    ],
    ["https://www.google.fr/maps/dir//Lyon/@46.9,3.3,8z/data=!4m2!4m1!3e0?entry=ttu", { mode: "driving" }],
    ["https://www.google.fr/maps/dir//Lyon/@46.9,3.3,8z/data=!4m2!4m1!3e1", { mode: "bicycling" }],
    [
      "https://www.google.fr/maps/dir//Lyon/@46.9,3.3,8z/data=!4m6!4m5!2m3!6e0!7e2!8j1700000000!3e3",
      { mode: "transit" },
    ],
    ["https://www.google.fr/maps/dir//Lyon/data=!3e4", {}],
    ["https://www.google.fr/maps/dir//Lyon/data=!3e12", {}],
    ["https://www.google.fr/maps/place/Lyon/data=!3m6!1sAF1Qip!2e10!3e2!6shttps", {}],
    ["https://www.google.com/maps/dir/?api=1&destination=Lyon&travelmode=two-wheeler", {}],
    ["https://maps.google.com/?saddr=Tours&daddr=Lyon&dirflg=d", { origin: "Tours", mode: "driving" }],
    ["https://maps.google.com/?daddr=Lyon&dirflg=b", { mode: "bicycling" }],
    ["https://maps.google.com/?daddr=Lyon&dirflg=w", { mode: "walking" }],
    ["https://maps.google.com/?daddr=Lyon&dirflg=r", { mode: "transit" }],
    ["https://maps.google.com/?daddr=Lyon&dirflg=ht", {}],
    ["https://maps.google.com/?daddr=Lyon&dirflg=", {}],
    [
      "https://www.google.com/maps/dir/55.7087302,12.5598047/Classensgade+4,+K%C3%B8benhavn/@55.70,12.55,14z/data=!4m10!4m9!1m1!4e1!1m5!1m1!1s0x1:0x2!2m2!1d12.5!2d55.7!3e3",
      { mode: "transit" },
    ],
    ["https://www.google.com/maps/dir/55.7,12.5/Lyon/data=%214m10%214m9%211m1%214e1%211m0%213e0", { mode: "driving" }],
    [
      "https://www.google.com/maps/dir/Tours/55.7,12.5/data=!4m10!4m9!1m0!1m1!4e1!3e0",
      { origin: "Tours", mode: "driving" },
    ],
    ["https://www.google.com/maps/dir/Votre+position/Lyon/", {}],
    ["https://www.google.com/maps/dir/Ma+Position/Lyon/", {}],
    ["https://www.google.com/maps/dir/Your+location/Lyon/", {}],
    ["https://maps.google.com/?saddr=Current+Location&daddr=Lyon", {}],
    ["https://www.google.com/maps/dir/?api=1&origin=My+Location&destination=Lyon", {}],
    ["https://www.google.com/maps/place/Lyon", {}],
    ["Lyon", {}],
  ])("the start and the means of travel of %s are for their fields", (place, expected) =>
    expect(fieldsFromPlace({ place })).toEqual(expected),
  );

  test.each([
    ["https://www.google.com/maps/dir/Paris/Dijon/Lyon/@47,3,7z/data=!4m2!4m1!3e0", "Dijon"],
    ["https://www.google.com/maps/dir//Dijon/Gare+de+Beaune/Lyon/", "Dijon|Gare de Beaune"],
    [
      "https://www.google.com/maps/dir/?api=1&origin=Paris&destination=Lyon&waypoints=Dijon%7CGare+de+Beaune%7C",
      "Dijon|Gare de Beaune",
    ],
    ["https://maps.google.com/maps?saddr=Paris&daddr=Dijon+to:Gare+de+Beaune+to:Lyon", "Dijon|Gare de Beaune"],
    ["https://maps.google.com/?daddr=Dijon%20to%3A%20Lyon", "Dijon"],
    ["https://maps.google.com/?daddr=47.1,5.2(Dijon)+to:loc:45.1,4.2+to:Lyon", "47.1,5.2|45.1,4.2"],
  ])("keeps the stops of %s, and says so", (place, stops) => {
    const conversion = mapsLinks({ place });
    const directions = made(conversion, "directions")!;
    expect(new URL(directions).searchParams.get("waypoints")).toBe(stops);
    expect(made(mapsLinks({ place: directions }), "directions")).toBe(directions);
    expect(made(conversion, "search")).toBe("https://www.google.com/maps/search/?api=1&query=Lyon");
    expect(conversion.notes).toContainEqual({
      code: "stops",
      level: "info",
      fill: { mot: stops.replace("|", ", ") },
    });
  });

  test.each([
    ["Nantes/Angers/Tours/Blois/Paris", "", []],
    ["Nantes/Angers/Tours/Blois/Orléans/Paris", "driving", ["stops-many"]],
    ["Nantes/Angers/Paris", "transit", ["stops-transit"]],
    ["Nantes/Angers/Tours/Blois/Orléans/Paris", "transit", ["stops-transit"]],
    ["Nantes/Paris", "transit", []],
  ])("warns of stops on %s, by mode “%s”, that Maps may leave out: %j", (route, mode, warnings) => {
    const { notes } = mapsLinks({ place: `https://www.google.com/maps/dir/${route}`, mode });
    expect(notes.map(({ code }) => code).filter((code) => code.startsWith("stops-"))).toEqual(warnings);
  });

  test.each(["https://www.google.com/maps/dir/Paris/Lyon/@47,3,7z", "https://www.google.com/maps/place/Lyon", "Lyon"])(
    "finds no stop in %s",
    (place) => {
      expect(made(mapsLinks({ place }), "directions")).not.toContain("waypoints");
      expect(codes(mapsLinks({ place }))).not.toContain("stops");
    },
  );

  test.each([
    ["48,8566, 2,3522", "48.8566,2.3522"],
    ["48,8566 ; -2,3522", "48.8566,-2.3522"],
    ["-21,1151 55,5364", "-21.1151,55.5364"],
    ["48.8566, 2.3522", "48.8566,2.3522"],
    ["12, rue Neuve, 37000 Tours", "12, rue Neuve, 37000 Tours"],
  ])("writes %s in the form that Maps reads", (place, query) =>
    expect(new URL(made(mapsLinks({ place }), "search")!).searchParams.get("query")).toBe(query),
  );

  test("handles thousands of spaces in coordinates, or of places in a path, quickly", () => {
    const start = processorTime();
    expect(codes(mapsLinks({ place: `48.8${" ".repeat(40_000)}x` }))).toEqual(["too-long"]);
    expect(codes(mapsLinks({ place: `https://www.google.com${"/maps/place/x".repeat(10_000)}` }))).toContain("vague");
    expect(processorTime() - start).toBeLessThan(500);
  });

  test.each([
    ["geo:48.8566,2.3522", "48.8566,2.3522"],
    ["GEO:-21.1151,55.5364,35;crs=wgs84;u=10", "-21.1151,55.5364"],
    ["geo:48,2", "48,2"],
    ["geo:14.6,-61.05", "14.6,-61.05"],
    ["geo:48.8566, 2.3522", "48.8566,2.3522"],
    ["geo:48.8566,2.3522?z=17", "48.8566,2.3522"],
    ["geo:0,0?q=Tour+Eiffel,+Paris", "Tour Eiffel, Paris"],
    ["geo:0,0?z=3&q=Caf%C3%A9%20des%20Quais", "Café des Quais"],
    ["geo:48.8566,2.3522?q=", "48.8566,2.3522"],
    ["geo:0,0?q=48.8566,2.3522(Chez+Inès)", "48.8566,2.3522"],
    ["geo:0,0?q=-21.1,55.5(Chez moi)", "-21.1,55.5"],
    ["geo:0,0?q=14.6,-61.05(Chez moi)", "14.6,-61.05"],
  ])("reads the place of %s, which phones open", (place, query) => {
    const conversion = mapsLinks({ place, origin: place });
    expect(new URL(made(conversion, "search")!).searchParams.get("query")).toBe(query);
    expect(new URL(made(conversion, "directions")!).searchParams.get("origin")).toBe(query);
    expect(codes(conversion)).toContain("read-from-link");
  });

  test.each([
    "https://www.google.com/maps/@?api=1&map_action=map&center=48.8566,2.3522",
    "https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=48.8566,2.3522",
    "https://maps.google.com/maps?ll=48.8566,2.3522&z=15&mapclient=embed",
    "https://maps.google.com/?q=loc:48.8566,2.3522",
    "https://maps.google.com/?q=48.8566,2.3522(Chez+In%C3%A8s)",
  ])("reads the coordinates of %s", (place) =>
    expect(made(mapsLinks({ place }), "search")).toMatch(/query=48\.8566%2C2\.3522$/),
  );

  test.each(["geo:", "geo:48.8566", "geo:librairie", "geo:?z=3", "geo:48.8566,2.3522x"])(
    "reads no place in %s",
    (place) => expect(codes(mapsLinks({ place }))).toEqual(["not-a-place"]),
  );

  test("reads the start of a route like the place", () => {
    const from = (origin: string) => mapsLinks({ place: "Lyon", origin, mode: "" });
    const link = made(from("https://www.google.fr/maps/place/Gare+de+Tours/@47.3,0.6,17z"), "directions")!;
    expect(new URL(link).searchParams.get("origin")).toBe("Gare de Tours");
    expect(from("https://maps.app.goo.gl/abc")).toMatchObject({
      links: [],
      notes: [{ code: "short-link", field: "origin" }],
    });
  });

  test("keeps the place id of a link, as a destination and as a start", () => {
    const shown = "https://www.google.com/maps/place/?q=place_id:ChIJD7fiBh9u5kcR";
    expect(made(mapsLinks({ place: shown }), "search")).toMatch(/&query_place_id=ChIJD7fiBh9u5kcR$/);
    const copied = "https://www.google.com/maps/search/?api=1&query=Eiffel&query_place_id=ChIJLU7jZClu5kcR4PcOOO6p3I0";
    const journey =
      "https://www.google.com/maps/dir/?api=1&destination=Lyon&destination_place_id=ChIJl4&origin=Tours&origin_place_id=ChIJo5";
    const there = mapsLinks({ place: copied, origin: copied, mode: "walking" });
    expect(made(there, "search")).toBe(copied);
    expect(codes(there)).toEqual(["read-from-link"]);
    const { searchParams } = new URL(made(there, "directions")!);
    expect(searchParams.get("destination_place_id")).toBe("ChIJLU7jZClu5kcR4PcOOO6p3I0");
    expect(searchParams.get("origin_place_id")).toBe("ChIJLU7jZClu5kcR4PcOOO6p3I0");
    expect(made(mapsLinks({ place: journey }), "search")).toMatch(/query=Lyon&query_place_id=ChIJl4$/);
    const pointed = "https://www.google.com/maps/place/Eiffel/data=!3d48.858!4d2.294?query_place_id=ChIJl4";
    expect(made(mapsLinks({ place: pointed }), "search")).toMatch(/query=Eiffel&query_place_id=ChIJl4$/);
    expect(made(mapsLinks({ place: "https://maps.google.com/?q=Lyon&query_place_id=%26x%3D" }), "search")).toMatch(
      /query=Lyon$/,
    );
  });

  test.each([
    "https://evil.test/maps/place/x",
    "https://google.com.evil.test/maps/place/x",
    "https://evilgoogle.com/maps/place/x",
    "https://google.evil/?q=x",
  ])("reads no place in %s, which is not Google's", (place) =>
    expect(codes(mapsLinks({ place }))).toEqual(["not-a-place"]),
  );

  test("searches for a business whose name looks like a domain", () => {
    expect(made(mapsLinks({ place: "librairie.example" }), "search")).toContain("query=librairie.example");
    expect(codes(mapsLinks({ place: "maps.app.goo.gl/abc" }))).toEqual(["short-link"]);
  });
});

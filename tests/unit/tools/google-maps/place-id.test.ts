import fc from "fast-check";
import { mapsLinks } from "../../../../src/tools/google-maps/maps-links";
import { placeIdIn } from "../../../../src/tools/google-maps/place-id";
import { codes, made } from "../converters";

test.each([
  "@48.85,2.29,17z/data=!3m1!4b1!4m6!3m5!1s0x47e66e2964e34e2d:0x8ddca9ee380ef7e0!8m2!3d48.858!4d2.294!16zL20vMDJqODE",
  "data=!4m10!1m2!2m1!1stour!3m6!1s0x47e66e2964e34e2d:0x8ddca9ee380ef7e0!8m2!3d48.858!4d2.294",
  "data=!4m9!1m2!1s0x1:0x2!2sParis!3m5!1s0x47e66e2964e34e2d:0x8ddca9ee380ef7e0!8m2!3d48.858!4d2.294",
  "data=%213m5%211s0x47E66E2964E34E2D%3A0x8DDCA9EE380EF7E0%218m2%213d48.858%214d2.294",
])("leads to the place that a copied link names, not only to its point: %s", (end) => {
  const conversion = mapsLinks({ place: `https://www.google.com/maps/place/Tour+Eiffel/${end}`, origin: "Lyon" });
  expect(made(conversion, "search")).toMatch(/query=Tour%20Eiffel&query_place_id=ChIJLU7jZClu5kcR4PcOOO6p3I0$/);
  expect(made(conversion, "directions")).toMatch(
    /destination=Tour%20Eiffel&destination_place_id=ChIJLU7jZClu5kcR4PcOOO6p3I0&origin=Lyon$/,
  );
  expect(codes(conversion)).toEqual(["read-from-link"]);
});

test("a link without a name or a point leads to the place that its numbers name", () => {
  const place = "https://www.google.com/maps/place//data=!4m3!3m2!1s0x47e66e2964e34e2d:0x8ddca9ee380ef7e0!12e1";
  const id = "ChIJLU7jZClu5kcR4PcOOO6p3I0";
  const link = made(mapsLinks({ place }), "search")!;
  expect(new URL(link).searchParams.get("query")).toBe(`place_id:${id}`);
  expect(new URL(link).searchParams.get("query_place_id")).toBe(id);
});

test("an id holds both numbers of the link, in the letters of a URL", () => {
  const numbers = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n });
  fc.assert(
    fc.property(numbers, numbers, (cell, place) => {
      const id = placeIdIn(`/maps/place/Lyon/data=!1s0x${cell.toString(16)}:0x${place.toString(16)}!8m2`);
      const bytes = Buffer.from(id, "base64url");
      expect(bytes.toString("base64url")).toBe(id);
      expect([bytes.readBigUInt64LE(3), bytes.readBigUInt64LE(12)]).toEqual([cell, place]);
    }),
  );
});

test.each([
  "/maps/place/Lyon/@45.7,4.8,12z",
  "/maps/place/Lyon/data=!1s0x0:0x9!8m2",
  // A pin beside the town that was searched for.
  "/maps/place/47.2,-1.5/data=!4m13!1m8!3m7!1s0x4805:0x40d3!2sNantes!8m2!3d47.21!4d-1.55!16z!3m3!8m2!3d47.2101!4d-1.5541",
  "/maps/place/Lyon/data=!1sAF1QipN:0x9!8m2",
  "/maps/place/Lyon/data=!1s0x12345678901234567:0x9!8m2",
  "/maps/dir//Lyon/data=!4m8!4m7!1m0!1m5!1m1!1s0x48:0x9!3e0",
])("%s has no id of a place", (path) => expect(placeIdIn(path)).toBe(""));

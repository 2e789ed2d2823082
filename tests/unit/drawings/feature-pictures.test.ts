import { JSDOM } from "jsdom";
import { OFFERINGS } from "../../../src/content/vocabulary";
import { schemes } from "../../../src/design/schemes";
import { featureAddress } from "../../../src/drawings/feature-address";
import { featurePictures } from "../../../src/drawings/feature-pictures";

const pictures = featurePictures();

test("there are two pictures for each offering, and no others", () => {
  const addresses = OFFERINGS.flatMap((offering) => [
    featureAddress(offering, "light"),
    featureAddress(offering, "dark"),
  ]);
  expect(addresses).toContain("/drawings/api-dark.svg");
  expect([...pictures.keys()]).toEqual(addresses);
});

describe.each(OFFERINGS)("the picture of %s", (offering) => {
  const svg = (scheme: "light" | "dark") => pictures.get(featureAddress(offering, scheme))!;

  test.each(["light", "dark"] as const)("is a complete document in the colours of the %s scheme only", (scheme) => {
    // Throws on invalid XML, including a repeated attribute.
    const { document } = new JSDOM(svg(scheme), { contentType: "image/svg+xml" }).window;
    expect(document.documentElement.namespaceURI).toBe("http://www.w3.org/2000/svg");
    const elements = [...document.querySelectorAll("*")];
    expect(elements.length).toBeGreaterThan(3);
    expect(document.querySelector("style, [style], [class]")).toBeNull();
    const painted = elements.flatMap((one) => [one.getAttribute("fill"), one.getAttribute("stroke")]);
    const colors = painted.filter((value) => value !== null && value !== "none") as string[];
    expect(colors.length).toBeGreaterThan(2);
    const long = colors.map((color) => color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
    expect(Object.values(schemes[scheme])).toEqual(expect.arrayContaining(long));
  });

  test("is different in the dark scheme", () => {
    expect(svg("dark")).not.toBe(svg("light"));
  });
});

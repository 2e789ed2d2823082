/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { ProductPicture } from "../../../src/sections/product-picture";

const image = (name: string) => ({
  name,
  childImageSharp: {
    gatsbyImageData: {
      width: 680,
      height: 425.4,
      images: {
        sources: ["avif", "webp"].map((type) => ({ type: `image/${type}`, srcSet: `/${name}.${type}`, sizes: "80vw" })),
        fallback: { src: `/${name}.png`, srcSet: `/${name}.png` },
      },
    },
  },
});

const mockPictures = [image("statistics"), image("statistics-dark"), image("api")];
jest.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: () => ({ allFile: { nodes: mockPictures } }) }));

const draw = (name: string) =>
  render(<ProductPicture name={name} alt="Les clics par jour" fallback="dessin" />).container;
const choices = (name: string) =>
  [...draw(name).querySelectorAll("source")].map((source) => `${source.media} ${source.srcset}`.trim());

const DARK = "screen and (prefers-color-scheme: dark)";

test("a product picture is dark in the dark scheme, but not on paper", () => {
  expect(choices("statistics")).toEqual([
    `${DARK} /statistics-dark.avif`,
    `${DARK} /statistics-dark.webp`,
    "/statistics.avif",
    "/statistics.webp",
  ]);
});

test("a product picture without a dark version is the same in both schemes", () => {
  expect(choices("api")).toEqual(["/api.avif", "/api.webp"]);
});

test("a product picture has its text alternative, and its space while it loads", () => {
  const { alt, width, height } = draw("api").querySelector("img")!;
  expect({ alt, width, height }).toEqual({ alt: "Les clics par jour", width: 680, height: 425 });
});

test("an offering whose picture is not there is drawn instead", () => {
  expect(draw("bio").innerHTML).toBe("dessin");
});

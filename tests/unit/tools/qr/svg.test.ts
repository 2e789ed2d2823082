import { logoBox, type QrDesign, qrSvg } from "../../../../src/tools/qr/svg";

const LOGO = "data:image/png;base64,iVBORw0KGgo=";

const design = (logo: number): QrDesign => ({
  matrix: { size: 21, dark: Uint8Array.from({ length: 21 * 21 }, (_, at) => Number(at < 2)), logo },
  quietZone: 4,
  ink: "#17203b",
  paper: "#fdf0c6",
});

test("the drawing has the requested size in a layout program, its ground, and areas with sharp edges", () =>
  expect(qrSvg(design(0), 50)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="50mm" viewBox="-4 -4 29 29">' +
      '<path fill="#fdf0c6" d="M-4 -4h29v29h-29z"/>' +
      '<path shape-rendering="crispEdges" fill="#17203b" d="M0 0h2v1h-2z"/></svg>',
  ));

test("a logo is in the middle of its room, half a module clear of the modules around it", () => {
  expect(logoBox({ size: 21, logo: 5 })).toEqual({ at: 8.5, side: 4 });
  expect(qrSvg(design(5), 50, LOGO)).toContain(`<image x="8.5" y="8.5" width="4" height="4" href="${LOGO}"/>`);
});

test("a code without room for a logo is drawn without it", () =>
  expect(qrSvg(design(0), 50, LOGO)).toBe(qrSvg(design(0), 50)));

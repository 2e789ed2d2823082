import { answerTo } from "../../../src/hosting/routing";
import { markdownAddress, pictureAddress, withMarkdownRedirects } from "../../../src/seo/page-files";

afterEach(() => {
  delete process.env["GATSBY_PICTURES"];
});

test("a page's picture and Markdown version are named after its path", () => {
  expect(pictureAddress("/qrcode/dynamique")).toBe("/og/qrcode/dynamique.png");
  expect(markdownAddress("/qrcode/dynamique")).toBe("/qrcode/dynamique.md");
});

test("the home page's picture and Markdown version are named index", () => {
  expect(pictureAddress("/")).toBe("/og/index.png");
  expect(markdownAddress("/")).toBe("/index.md");
});

test("with pictures off, every page shares the home page's", () => {
  process.env["GATSBY_PICTURES"] = "off";
  expect(pictureAddress("/qrcode/dynamique")).toBe("/og/index.png");
});

test("the Markdown version of a moved page redirects from its former address too", () => {
  const moved = withMarkdownRedirects([{ from: "/qrcode/menu", to: "/qrcode/restaurant" }]);
  const answer = (target: string) => answerTo(target, { isFile: () => false, moved });
  expect(answer("/qrcode/menu?gf=a")).toEqual({ status: 301, location: "/qrcode/restaurant?gf=a" });
  expect(answer("/qrcode/menu.md")).toEqual({ status: 301, location: "/qrcode/restaurant.md" });
});

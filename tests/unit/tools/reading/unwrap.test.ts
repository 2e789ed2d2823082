import { dropboxLinks } from "../../../../src/tools/dropbox/dropbox-links";
import { driveLinks } from "../../../../src/tools/drive/drive-links";
import { googleDocsLinks } from "../../../../src/tools/google-docs/google-docs-links";
import { mapsLinks } from "../../../../src/tools/google-maps/maps-links";
import { videoLinks } from "../../../../src/tools/youtube/video-links";
import { codes } from "../converters";

const FILE = "https://drive.google.com/file/d/1a2B3c4D5e6F7g8H9i0JkLmNoPqRsTuVw/view";
const SHARED = "https://www.dropbox.com/scl/fi/abc123/menu.pdf?rlkey=secret&dl=0";
const DOCUMENT = "https://docs.google.com/document/d/1a2B3c4D5e6F7g8H9i0JkLmNoPqRsTuVwXyZaBcDeFgH/edit";
const VIDEO = "https://www.youtube.com/watch?v=kR7mTq2Xw9E&t=95";
const PLACE = "https://www.google.com/maps/place/Lyon/";

const TOOLS = [
  [FILE, (link: string) => driveLinks({ link })],
  [SHARED, (link: string) => dropboxLinks({ link })],
  [DOCUMENT, (link: string) => googleDocsLinks({ link })],
  [VIDEO, (link: string) => videoLinks({ link, start: "" })],
  [PLACE, (place: string) => mapsLinks({ place, from: "" })],
] as const;

const proofpoint = (link: string) => link.replace(/[^\w./]|_/g, encodeSign).replace(/\//g, "_");
const encodeSign = (sign: string) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/* Links as mail programs, documents, networks and notes wrap them. */
const AROUND: ((link: string) => string)[] = [
  (link) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D&source=editors&ust=1700000000&usg=AOvVaw0`,
  (link) => `https://l.facebook.com/l.php?u=${encodeURIComponent(link)}&h=AT0abc`,
  (link) => `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02`,
  (link) => `https://accounts.google.com/ServiceLogin?service=wise&continue=${encodeURIComponent(link)}`,
  (link) => `https://urldefense.proofpoint.com/v2/url?u=${proofpoint(link)}&d=DwMFaQ&c=b`,
  (link) => `[${link}](${link})`,
];

describe.each(TOOLS)("wrapped in a redirect URL or in Markdown, %s", (link, convert) => {
  const plain = convert(link).links;

  test("gives links on its own", () => expect(plain).not.toEqual([]));

  test.each(AROUND.map((wrap) => wrap(link)))("gives the same links from %s", (wrapped) =>
    expect(convert(wrapped).links).toEqual(plain),
  );
});

test("a link from a video's description is not a link to the video", () =>
  expect(
    codes(videoLinks({ link: "https://www.youtube.com/redirect?q=https%3A%2F%2Fa.fr%2F&v=kR7mTq2Xw9E", start: "" })),
  ).toEqual(["not-a-video"]));

test.each([
  "https://www.google.com/maps/d/u/0/viewer?mid=1aBcD&ll=50.03,19.96&z=12",
  "https://www.google.com/maps/ms?msid=21&ll=50.03,19.96",
])("the visitor's own map %s has no place", (place) =>
  expect(codes(mapsLinks({ place, from: "" }))).toEqual(["not-a-place"]),
);

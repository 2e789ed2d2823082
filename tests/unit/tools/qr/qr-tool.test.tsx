import { renderToStaticMarkup } from "react-dom/server";
import frame from "../../../../data/outils.json";
import words from "../../../../data/outils/qr.json";
import QrTool from "../../../../src/tools/qr/qr-tool";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

/** The studio's markup for a distance. */
function shown(distance: string) {
  const page = { path: "/qrcode/essai" };
  const starts = [{ page: page.path, kind: "link", distance }];
  const given = { name: "qr", ...words, starts, frame } as unknown as Queries.QrWordsFragment;
  return renderToStaticMarkup(<QrTool words={given} page={page as never} />).replace(/&#x27;/g, "'");
}

const message = (code: string) => words.messages.find((one) => one.code === code)!.text;
const TIED_TO_DISTANCE = [words.check.smallest, words.compare.legend];

it.each(["20", "2 mètres"])("for the distance %j, the check shows how large the code must be", (distance) => {
  for (const text of TIED_TO_DISTANCE) expect(shown(distance)).toContain(text);
  expect(shown(distance)).not.toContain(message("distance"));
});

it("for an unreadable distance, the field has an error and the check does not mention the size", () => {
  for (const text of [...TIED_TO_DISTANCE, message("size-good")]) expect(shown("2 pieds")).not.toContain(text);
  expect(shown("2 pieds")).toContain(message("distance"));
  expect(shown("2 pieds")).toContain(words.check.farthest);
});

import { renderToStaticMarkup } from "react-dom/server";
import footer from "../../../data/layout/footer.json";
import { VARIANT_GROUPS } from "../../../src/content/vocabulary";
import { MoreLinks } from "../../../src/layout/more-links";

/** Answers the footer's query with one page per requested group, named like the group. */
function mockAnswer(query: string) {
  const asked = [...query.matchAll(/(\w+): allVariant\(([^)]*)\)/g)].map(([, list, filter = ""]) => {
    const names = [...filter.matchAll(/"(\w+)"/g)].map(([, group]) => group!);
    return [list, { nodes: names.map((group) => ({ path: `/${group}`, label: group })) }];
  });
  return { layoutFooter: footer, bio: { nodes: [] }, qr: { nodes: [] }, ...Object.fromEntries(asked) };
}

jest.mock("gatsby", () => ({ graphql: ([query]: string[]) => query, useStaticQuery: mockAnswer }));

test("the footer lists the shortening pages of every group, each group once", () => {
  const shown = [...renderToStaticMarkup(<MoreLinks />).matchAll(/href="\/(\w+)"/g)].map(([, group]) => group);
  expect(shown.sort()).toEqual([...VARIANT_GROUPS].sort());
});

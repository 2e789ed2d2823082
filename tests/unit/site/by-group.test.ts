import { byGroup } from "../../../src/site/by-group";

test("pages are in their groups, in the groups' order, without a heading for an empty group", () => {
  const [zoom, url, excel, word] = ["services", "general", "files", "files"].map((group) => ({ group }));
  expect(byGroup([zoom!, excel!, url!, word!])).toEqual([
    { group: "general", members: [url] },
    { group: "services", members: [zoom] },
    { group: "files", members: [excel, word] },
  ]);
});

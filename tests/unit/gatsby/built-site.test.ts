import type { BuiltSite } from "../../../src/gatsby/built-site";
import { writePictures } from "../../../src/gatsby/pictures";
import { publishSite } from "../../../src/gatsby/publish-site";
import { writeTwins } from "../../../src/gatsby/twins";

const site = { site: {}, folder: "nowhere", graphql: async () => ({ errors: [{ message: "no such field" }] }) };

test.each([writeTwins, writePictures, publishSite])("%p says what GraphQL has refused", async (step) => {
  await expect(step(site as unknown as BuiltSite)).rejects.toThrow(/ could not be read: .*no such field/);
});

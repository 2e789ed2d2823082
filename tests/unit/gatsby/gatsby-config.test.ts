import { gatsbyConfig } from "../../../src/gatsby/gatsby-config";

jest.mock("../../../src/gatsby/sitemap", () => ({ sitemap: "sitemap" }));

test("Gatsby downloads no adapter, which would rewrite the published files after the build", () => {
  expect(gatsbyConfig.adapter).toEqual({ name: "plain files", adapt: expect.any(Function) });
});

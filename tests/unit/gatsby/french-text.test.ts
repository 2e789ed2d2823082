import type { Actions } from "gatsby";
import { inFrench } from "../../../src/content/text/prose";
import { createDeploymentNode } from "../../../src/gatsby/deployment";
import { frenchText } from "../../../src/gatsby/french-text";

jest.mock("../../../src/content/text/prose", () => {
  const real = jest.requireActual("../../../src/content/text/prose");
  return { ...real, inFrench: jest.fn(real.inFrench) };
});

const tellName = (name: string) => {
  const helpers = { actions: { createNode: jest.fn() } as unknown as Actions, createContentDigest: JSON.stringify };
  return createDeploymentNode(helpers, { name });
};

beforeEach(() => void jest.mocked(inFrench).mockClear());

describe("a text that several pages share", () => {
  it("is computed once, and again when the brand has changed", async () => {
    await tellName("Maillon");
    expect([1, 2, 3].map(() => frenchText("Essayer {marque} ?"))).toEqual(Array(3).fill("Essayer Maillon\u00A0?"));
    expect(inFrench).toHaveBeenCalledTimes(1);
    await tellName("Chaînon");
    expect(frenchText("Essayer {marque} ?")).toBe("Essayer Chaînon\u00A0?");
  });

  it("is dropped from the cache after some pages, because thousands would fill the memory", async () => {
    await tellName("Maillon");
    frenchText("Une fois");
    for (let page = 0; page < 1000; page++) frenchText(`Page ${page}`);
    jest.mocked(inFrench).mockClear();
    frenchText("Une fois");
    expect(inFrench).toHaveBeenCalledTimes(1);
  });
});

/** @jest-environment jsdom */
import { navigate, parsePath } from "../../../src/gatsby/plain-links";

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/blog/?a=b#c", "/blog?a=b#c"],
  ["/blog?url=https://exemple.fr/", "/blog?url=https://exemple.fr/"],
  ["/#faq", "/#faq"],
])("%s is followed as %s", (to, followed) => {
  const followLink = jest.fn();
  Object.assign(window, { ___navigate: followLink });
  navigate(to);
  expect(followLink).toHaveBeenCalledWith(followed, undefined);
});

test("an address is cut into its path, its query and its fragment", () => {
  expect(parsePath("/blog?a=b#c")).toEqual({ pathname: "/blog", search: "?a=b", hash: "#c" });
  expect(parsePath("")).toEqual({ pathname: "/", search: "", hash: "" });
});

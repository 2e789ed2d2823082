import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "playwright/test";

/** The minified build, which a page loads in a third less time. */
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds, as lines that say where. axe is half a megabyte, so each page loads it only once.
 * @param options.within selector of the part to check; the whole page by default
 * @param options.runOnly the rules; those of the standard and of good practice by default
 */
export async function axeViolations(
  page: Page,
  options: { within?: string; runOnly?: axe.RunOnly } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { within, runOnly = { type: "tag", values: TAGS } } = options;
  return page.evaluate(
    async ([context, chosen]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context ?? document, {
        runOnly: chosen,
        resultTypes: ["violations"],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
      );
    },
    [within, runOnly] as const,
  );
}

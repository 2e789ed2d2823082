import path from "node:path";
import { checkContent } from "../content/check";
import { formatProblems } from "../content/format-problems";
import { isDevelop } from "../desk/folders";

/**
 * Checks the content before Gatsby reads it: a build with a problem ends here with code 1 and the report on stderr,
 * `gatsby develop` shows the report and goes on, so that a writer can mend the file with the site open.
 */
export function onPreInit() {
  const problems = checkContent(path.join(process.cwd(), "data"), process.env);
  if (problems.length === 0) return;
  process.stderr.write(`\n${formatProblems(problems)}\n\n`);
  if (!isDevelop() && problems.some(({ level }) => level === "problem")) process.exit(1);
}

import path from "node:path";
import { checkContent } from "../content/check";
import { checkEnvironment } from "../content/checks/environment";
import { formatProblems } from "../content/format-problems";
import { stopsBuild } from "../content/problem";
import { DATA_FOLDER } from "../content/files/project-folders";
import { isDevelop } from "../develop/folders";

/**
 * Checks the content before Gatsby reads it, and reports on stderr: a problem that stops a build ends it here with
 * code 1. `gatsby develop` continues, and leaves the files to the watcher, which reports on them as they are written.
 */
export function onPreInit() {
  const problems = isDevelop()
    ? checkEnvironment(process.env)
    : checkContent(path.join(process.cwd(), DATA_FOLDER), process.env);
  if (problems.length === 0) return;
  process.stderr.write(`\n${formatProblems(problems)}\n\n`);
  if (!isDevelop() && problems.some(stopsBuild)) process.exit(1);
}

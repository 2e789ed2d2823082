import type { BuildArgs } from "gatsby";
import { BUILT_FOLDER } from "../content/files/project-folders";
import { type BuiltSite, failureText } from "./built-site";
import { currentSite } from "./deployment";
import { writePictures } from "./pictures";
import { publishSite } from "./publish-site";
import { writeRobots } from "./robots";
import { writeMarkdown } from "./markdown-pages";

interface Step {
  /** The name in the build's log. */
  name: string;
  /** Resolves to what it did, for the log. */
  run: (site: BuiltSite) => Promise<string>;
}

/* In this order: the last one compresses what the others wrote. */
const STEPS: Step[] = [
  { name: "robots.txt", run: writeRobots },
  { name: "Markdown versions", run: writeMarkdown },
  { name: "Open Graph pictures", run: writePictures },
  { name: "pages for every host", run: publishSite },
];

/** Adds to the built site the files that Gatsby does not make, and makes it ready to be served. */
export async function onPostBuild({ graphql, reporter }: BuildArgs) {
  const built: BuiltSite = { folder: BUILT_FOLDER, site: currentSite(), graphql };
  for (const { name, run } of STEPS) {
    const timer = reporter.activityTimer(name);
    timer.start();
    try {
      timer.setStatus(await run(built));
    } catch (error) {
      reporter.panic(failureText(name, error));
    }
    timer.end();
  }
}

import path from "node:path";
import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { readSite } from "../content/site";
import type { BuiltSite } from "./built-site";
import { writePictures } from "./pictures";
import { writeRobots } from "./robots";
import { writeTwins } from "./twins";

interface Step {
  /** As the build's log says it. */
  name: string;
  /** May answer with what it did, for the log. */
  run: (site: BuiltSite) => Promise<string | void>;
}

/* In this order. */
const STEPS: Step[] = [
  { name: "write robots.txt", run: writeRobots },
  { name: "write Markdown twins and llms.txt", run: writeTwins },
  { name: "make Open Graph pictures", run: writePictures },
];

/** Adds to the built site what Gatsby does not make of pages. */
export async function onPostBuild({ graphql, store, reporter }: BuildArgs) {
  const root: string = store.getState().program.directory;
  const built: BuiltSite = {
    folder: path.join(root, "public"),
    site: readSite(path.join(root, "data"), process.env),
    graphql: graphql as CreatePagesArgs["graphql"],
  };
  for (const { name, run } of STEPS) {
    const timer = reporter.activityTimer(name);
    timer.start();
    const done = await run(built);
    if (done) timer.setStatus(done);
    timer.end();
  }
}

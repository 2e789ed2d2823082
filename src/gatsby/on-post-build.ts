import path from "node:path";
import type { CreatePagesArgs, BuildArgs } from "gatsby";
import { readSite } from "../content/site";
import type { BuiltSite } from "./built-site";
import { writePictures } from "./pictures";
import { writeRobots } from "./robots";
import { writeTwins } from "./twins";

/** A step may answer with what it did, for the build's log. */
type Step = (site: BuiltSite) => Promise<string | void>;

/* In this order; each is independent of the others. */
const STEPS: Step[] = [writeRobots, writeTwins, writePictures];

/** Adds to the built site what Gatsby does not make of pages. */
export async function onPostBuild({ graphql, store, reporter }: BuildArgs) {
  const root: string = store.getState().program.directory;
  const built: BuiltSite = {
    folder: path.join(root, "public"),
    site: readSite(path.join(root, "data"), process.env),
    graphql: graphql as CreatePagesArgs["graphql"],
  };
  for (const step of STEPS) {
    const timer = reporter.activityTimer(step.name);
    timer.start();
    const done = await step(built);
    if (done) timer.setStatus(done);
    timer.end();
  }
}

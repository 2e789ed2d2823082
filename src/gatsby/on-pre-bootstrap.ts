import { BUILT_FOLDER } from "../content/files/project-folders";
import { isDevelop } from "../develop/folders";
import { watchContent } from "../develop/watch-content";
import { HOSTING_FOLDER, withdrawHosting } from "../hosting/description";
import { restorePages } from "../hosting/publishing/published-pages";
import { writeDrawings } from "./drawings";

/**
 * Draws the offerings. Before `npm run develop` reads the content, starts watching the writers' folder. Before a build,
 * removes the last build's description for the servers, and puts Gatsby's own pages back where Gatsby wrote them.
 */
export async function onPreBootstrap() {
  writeDrawings(BUILT_FOLDER);
  if (!isDevelop()) {
    withdrawHosting(HOSTING_FOLDER);
    return restorePages({ folder: BUILT_FOLDER, hostingFolder: HOSTING_FOLDER });
  }
  queryAhead();
  // Watches for as long as the server runs.
  await watchContent(process.cwd(), (text) => process.stderr.write(`\n${text}\n\n`)).opened;
}

/**
 * With queries on demand, Gatsby forgets a page that is requested while other results are being written: the browser
 * then waits until the next save. With queries run ahead, as in CI, every page has its result.
 */
const queryAhead = () => delete process.env["GATSBY_QUERY_ON_DEMAND"];

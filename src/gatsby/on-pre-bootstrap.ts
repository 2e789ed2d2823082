import { BUILT_FOLDER } from "../content/files/project-folders";
import { isDevelop } from "../develop/folders";
import { watchContent } from "../develop/watch-content";
import { HOSTING_FOLDER, withdrawHosting } from "../hosting/description";
import { restorePages } from "../hosting/publishing/published-pages";
import { writeDrawings } from "./drawings";

/**
 * Draws the offerings; before `npm run develop` reads the content, has the writers' folder watched; before a build,
 * takes away what describes the last one to the servers, and puts Gatsby's own pages back where Gatsby left them.
 */
export async function onPreBootstrap() {
  writeDrawings(BUILT_FOLDER);
  if (!isDevelop()) {
    withdrawHosting(HOSTING_FOLDER);
    return restorePages({ folder: BUILT_FOLDER, kept: HOSTING_FOLDER });
  }
  queryAhead();
  // Watches as long as the server runs, and ends with it.
  await watchContent(process.cwd(), (text) => process.stderr.write(`\n${text}\n\n`)).opened;
}

/**
 * Gatsby's queries on demand forget a page asked for while the answers to others are being written: the browser then
 * waits, until the next save. Asked ahead, as in CI, every page has its answer.
 */
const queryAhead = () => delete process.env["GATSBY_QUERY_ON_DEMAND"];

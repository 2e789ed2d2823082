import { isDevelop } from "../desk/folders";
import { openDesk } from "../desk/desk";
import { HOSTING_FOLDER } from "../hosting/description";
import { giveBackPages } from "../hosting/published-pages";

/** Opens the writers' desk before `npm run develop` reads the content; a build finds Gatsby's own pages again. */
export async function onPreBootstrap() {
  if (isDevelop()) await openDesk(process.cwd(), (text) => process.stderr.write(`\n${text}\n\n`));
  else giveBackPages({ folder: "public", kept: HOSTING_FOLDER });
}

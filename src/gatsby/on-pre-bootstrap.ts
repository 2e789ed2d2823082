import { isDevelop } from "../desk/folders";
import { openDesk } from "../desk/desk";

/** Opens the writers' desk before `npm run develop` reads the content; a build needs none. */
export async function onPreBootstrap() {
  if (isDevelop()) await openDesk(process.cwd(), (text) => process.stderr.write(`\n${text}\n\n`));
}

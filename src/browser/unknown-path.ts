/* Runs inline on the pages for unknown addresses: the console has the path when the page is shown, bundles or not. */
import { logUnknownPath } from "../sections/unknown-path";

logUnknownPath();

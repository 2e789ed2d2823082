/* Runs inline on the not-found pages: the path is in the console when the page is shown, with or without bundles. */
import { logUnknownPath } from "../sections/log-unknown-path";

logUnknownPath();

import path from "node:path";
import { watch } from "chokidar";
import { formatProblems } from "../content/format-problems";
import { DATA_FOLDER } from "../content/files/project-folders";
import { ACCEPTED_FOLDER } from "./folders";
import { acceptContent, type ContentCheck } from "./accept-content";
import { isGateShut, whenGateOpens } from "./content-gate";

/* What `npm run develop` knows of the writers' folder: one process, one watcher. */

/** Some editors cause several events per save. */
const SETTLED_MS = 40;

/** Spelling is not checked here: "all in order" means less than for `npm run verifier`. */
const IN_ORDER =
  "Rien à corriger dans les fichiers ; npm run verifier relit aussi l’orthographe, la typographie, les prix, les dates et les ressemblances.";

const NOT_WATCHED =
  "Vos enregistrements ne sont plus suivis : arrêtez npm run develop, puis relancez-le. Si ce message revient, transmettez-en la cause à un développeur :";

const NOT_FOLLOWED =
  "Le site n’a pas pu suivre vos fichiers : vérifiez qu’il reste de la place sur le disque, puis arrêtez npm run develop, supprimez le dossier .cache et relancez. Si ce message revient, transmettez-en la cause à un développeur :";

let latest: ContentCheck = { problems: [], heldBack: [], awaited: [] };

interface WatchedContent {
  opened: Promise<void>;
  stop: () => Promise<void>;
}

/** The result of the last check. */
export const lastCheck = () => latest;

/**
 * Watches the writers' folder: whatever is saved in `data/` is checked, reported in the terminal, and shown as soon as
 * the gate is open.
 * @param root the project's folder
 * @param say writes French text in the terminal
 * @returns `opened` resolves once every file that all pages need has a good text; `stop` ends the watching
 */
export function watchContent(root: string, say: (text: string) => void): WatchedContent {
  const data = path.join(root, DATA_FOLDER);
  const check = acceptContent(data, path.join(root, ACCEPTED_FOLDER));
  let isHeld = false;
  let lastReport: string | undefined = "";
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const checkAndReport = () => {
    isHeld = isGateShut();
    latest = check(isHeld);
    const report = formatProblems(latest.problems);
    if (report !== lastReport) say(report || IN_ORDER);
    lastReport = report;
    if (latest.awaited.length === 0) open();
    else say(`Le site attend ${latest.awaited.join(", ")} : corrigez, enregistrez, il démarre.`);
  };
  /** A failed check must not end the server: the next save retries. */
  const again = () => {
    try {
      checkAndReport();
    } catch (error) {
      lastReport = undefined;
      say(`${NOT_FOLLOWED} ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(again, SETTLED_MS);
  };
  const forgetGate = whenGateOpens(() => isHeld && soon());
  const isOutside = (file: string) => file !== root && file !== data && !file.startsWith(data + path.sep);
  // Watch the parent folder: a folder that is removed and put back is seen again. The checks report what an editor
  // leaves beside a file (`x.json~`); with `atomic`, chokidar would not report that it appears or goes.
  const watcher = watch(root, { ignoreInitial: true, ignored: isOutside, atomic: false })
    .on("all", soon)
    .on("ready", again)
    .on("error", ({ message }) => say(`${NOT_WATCHED} ${message}`));
  const stop = () => {
    clearTimeout(timer);
    forgetGate();
    return watcher.close();
  };
  return { opened, stop };
}

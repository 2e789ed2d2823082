import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { redirectsOf } from "../content/links/redirects";
import { BUILT_FOLDER } from "../content/files/project-folders";
import { readContent } from "../content/files/read-content";
import { isGateShut } from "../develop/content-gate";
import { contentFolder } from "../develop/folders";
import { lastCheck } from "../develop/watch-content";
import { type ContentStatus, STATUS_ADDRESS } from "../develop/content-status";

interface Request {
  path: string;
  originalUrl: string;
  query: Record<string, unknown>;
}
interface Response {
  set(name: string, value: string): Response;
  json(value: unknown): void;
  redirect(status: number, address: string): void;
}

/** What is read of Express: its layers in their order. */
interface Application {
  _router?: { stack: { name: string }[] };
}

/** Behind webpack's layer a question waits until the bundle is made, and is told of in the terminal each time. */
function putLastLayerFirst({ _router }: Application) {
  const layers = _router?.stack ?? [];
  const first = layers.findIndex(({ name }) => name === "expressInit") + 1;
  if (first > 0) layers.splice(first, 0, layers.pop()!);
}

/** Gatsby's own page of develop, without which it shows none that is missing. */
const NOT_FOUND = "/dev-404-page";

/** Gatsby writes a page's data in place: asked for too early, it shows a stack trace in the writers' terminal. */
function isWritten(address: string): boolean {
  try {
    JSON.parse(
      readFileSync(path.join(BUILT_FOLDER, "page-data", address === "/" ? "index" : address, "page-data.json"), "utf8"),
    );
    return true;
  } catch {
    return false;
  }
}

/** Answers the overlay's question in `npm run develop`, and leads a former address to its page. */
export function onCreateDevServer({ app, getNode }: CreateDevServerArgs) {
  const isKnown = (address: string) => getNode(`SitePage ${address}`) !== undefined;
  const isReady = (address: string) => isKnown(address) && isWritten(address);
  const placeOf = (address: string) =>
    redirectsOf(readContent(contentFolder(process.cwd()))).find(({ from, to }) => from === address && isReady(to));

  app.get(STATUS_ADDRESS, (request: Request, response: Response) => {
    const { problems, heldBack } = lastCheck();
    const address = String(request.query["page"]);
    const isPage = isReady(address) || placeOf(address) !== undefined;
    // While the gate is shut, the not-found pages are being written too: they list the pages.
    const isSettled = isPage || (!isKnown(address) && !isGateShut() && isWritten(NOT_FOUND));
    const status: ContentStatus = { problems, heldBack, ...(isSettled && { isPage }) };
    response.set("Cache-Control", "no-store").json(status);
  });
  putLastLayerFirst(app as Application);
  // A former address leads to its page here too, for as long as the browser does not remember it.
  app.use((request: Request, response: Response, next: () => void) => {
    const asked = request.path.replace(/(.)\/$/, "$1");
    const place = /^\/[^/.]+(\/[^/.]+)*$/.test(asked) ? placeOf(asked) : undefined;
    if (place) response.redirect(302, place.to + (/\?.*/.exec(request.originalUrl)?.[0] ?? ""));
    else next();
  });
}

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

/** The part of Express that is read: its middleware layers in their order. */
interface Application {
  _router?: { stack: { name: string }[] };
}

/** Behind webpack's layer, a request waits until the bundle is built, and is reported in the terminal each time. */
function putLastLayerFirst({ _router }: Application) {
  const layers = _router?.stack ?? [];
  const first = layers.findIndex(({ name }) => name === "expressInit") + 1;
  if (first > 0) layers.splice(first, 0, layers.pop()!);
}

/** Gatsby's own page for develop: without it, no not-found page can be shown. */
const NOT_FOUND = "/dev-404-page";

/** Gatsby writes a page's data in place: a request too early prints a stack trace in the writers' terminal. */
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

/** Answers the overlay's request in `npm run develop`, and redirects a former URL to its page. */
export function onCreateDevServer({ app, getNode }: CreateDevServerArgs) {
  const isKnown = (address: string) => getNode(`SitePage ${address}`) !== undefined;
  const isReady = (address: string) => isKnown(address) && isWritten(address);
  const redirectOf = (address: string) =>
    redirectsOf(readContent(contentFolder(process.cwd()))).find(({ from, to }) => from === address && isReady(to));

  app.get(STATUS_ADDRESS, (request: Request, response: Response) => {
    const { problems, heldBack } = lastCheck();
    const address = String(request.query["page"]);
    const isPage = isReady(address) || redirectOf(address) !== undefined;
    // While the gate is shut, the not-found pages are being written too: they list the pages.
    const isSettled = isPage || (!isKnown(address) && !isGateShut() && isWritten(NOT_FOUND));
    const status: ContentStatus = { problems, heldBack, ...(isSettled && { isPage }) };
    response.set("Cache-Control", "no-store").json(status);
  });
  putLastLayerFirst(app as Application);
  // A former URL redirects here too, with a status that browsers do not cache.
  app.use((request: Request, response: Response, next: () => void) => {
    const asked = request.path.replace(/(.)\/$/, "$1");
    const redirect = /^\/[^/.]+(\/[^/.]+)*$/.test(asked) ? redirectOf(asked) : undefined;
    if (redirect) response.redirect(302, redirect.to + (/\?.*/.exec(request.originalUrl)?.[0] ?? ""));
    else next();
  });
}

import { type IncomingMessage, type ServerResponse } from "node:http";
import { existsSync } from "node:fs";
import path from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { contentType } from "../content-types";

/** Extensions of a file's compressed copies, by encoding, best first; the plain file has none. */
const ENCODINGS: Partial<Record<string, string>> = { br: ".br", gzip: ".gz" };
const PREFERENCE = ["br", "gzip", "identity"];
/** Would turn a not-found page into a 412, which only a 200 may become (RFC 9110, section 13.2.1). */
const PRECONDITIONS = ["if-match", "if-unmodified-since"];

interface FileAnswer {
  /** The built site. */
  folder: string;
  /** Path inside it, never raw user input. */
  file: string;
  request: IncomingMessage;
  /** Its status is set; headers are added here. */
  response: ServerResponse;
  /** Called when there is no file to send: 404, 412 or 500; headers may be sent already. */
  onFailure: (status: number) => void;
}

/** Sends a file of the built site, or the compressed copy that the request accepts; 304 if it is up to date. */
export function sendFile({ folder, file, request, response, onFailure }: FileAnswer): void {
  const copies = Object.entries(ENCODINGS).filter(([, ending]) => existsSync(path.join(folder, file + ending)));
  const offered = [...copies.map(([encoding]) => encoding), "identity"];
  const encoding = new Negotiator(request).encodings(offered, PREFERENCE)[0] ?? "identity";
  if (copies.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Type", contentType(file));
  const isFound = response.statusCode === 200;
  if (!isFound) for (const name of PRECONDITIONS) delete request.headers[name];
  // No ranges: no file is long enough to need them. nginx is configured the same way.
  send(request, encodeURI(file + (ENCODINGS[encoding] ?? "")), {
    root: path.resolve(folder),
    acceptRanges: false,
    cacheControl: false,
    dotfiles: "allow",
    etag: isFound,
    lastModified: isFound,
    index: false,
  })
    .on("error", ({ status }: { status?: number }) => onFailure(status ?? 500))
    .on("directory", () => onFailure(404))
    .pipe(response);
}

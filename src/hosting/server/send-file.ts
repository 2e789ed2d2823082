import { type IncomingMessage, type ServerResponse } from "node:http";
import { existsSync } from "node:fs";
import path from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { contentType } from "../content-types";

/** How the compressed twins of a file end, by the name of the encoding, best first; a file as it is has no ending. */
const ENCODINGS: Partial<Record<string, string>> = { br: ".br", gzip: ".gz" };
const PREFERENCE = ["br", "gzip", "identity"];
/** What would refuse a not-found page with 412; only an answer of 200 may be refused so (RFC 9110, section 13.2.1). */
const PRECONDITIONS = ["if-match", "if-unmodified-since"];

interface FileAnswer {
  /** The built site. */
  folder: string;
  /** Path inside it, never the visitor's words. */
  file: string;
  request: IncomingMessage;
  /** Its status stands; its headers are completed. */
  response: ServerResponse;
  /** Called instead of an answer where there is none to send: 404, 412 or 500; headers may be sent already. */
  onFailure: (status: number) => void;
}

/** Sends a file of the built site, or the compressed twin that the request takes; confirms what is known with 304. */
export function sendFile({ folder, file, request, response, onFailure }: FileAnswer): void {
  const twins = Object.entries(ENCODINGS).filter(([, ending]) => existsSync(path.join(folder, file + ending)));
  const offered = [...twins.map(([encoding]) => encoding), "identity"];
  const encoding = new Negotiator(request).encodings(offered, PREFERENCE)[0] ?? "identity";
  if (twins.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Type", contentType(file));
  const isFound = response.statusCode === 200;
  if (!isFound) for (const name of PRECONDITIONS) delete request.headers[name];
  // No range: nothing here is long enough to be fetched in parts, and nginx is told the same.
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

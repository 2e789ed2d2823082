import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { answerTo } from "../routing";
import { type Hosting, HOSTING_FOLDER, readHosting } from "../description";
import { cacheControl, type Header, headersOf, REVALIDATED } from "../headers";
import { listenProblem } from "../port";
import { sendFile } from "./send-file";

const METHODS = ["GET", "HEAD"];

/** Removed when the file is not sent after all. */
const FILE_HEADERS = ["Content-Encoding", "Content-Length", "Content-Type", "ETag", "Last-Modified", "Vary"];

/**
 * Serves a built site as production does, from the same description: canonical addresses, each section's own not-found
 * page with status 404, the headers.
 * @param options.folder the built site
 * @param options.port TCP port; 0 for any free one
 * @param options.description the folder with what the build wrote for servers
 * @param options.command the command that started the server, for the advice in errors
 * @returns the listening server, whose address is printed
 * @throws Error that says what to change: no site yet, port taken
 */
export async function serve(options: {
  folder: string;
  port: number;
  description?: string;
  command?: string;
}): Promise<Server> {
  const { folder, port, command = "npm run serve" } = options;
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no site in ${folder}/ yet. Run \`npm run build\` first.`);
  }
  const hosting = readHosting(options.description);
  if (!hosting) {
    throw new Error(
      `${folder}/ is without what the end of a build writes for servers (${options.description ?? HOSTING_FOLDER}). Run \`npm run build\` first.`,
    );
  }
  const server = siteServer(folder, hosting, () => readHosting(options.description));
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(listenProblem(error, port, (other) => `PORT=${other} ${command}`)));
    server.listen(port, () => {
      const address = server.address();
      console.log(`The site is served at http://localhost:${typeof address === "object" ? address?.port : port}`);
      resolve(server);
    });
  });
}

/**
 * The server itself: no request and no missing file can crash it.
 * @param described what the last build wrote for servers
 * @param readAgain reads it again: a build may have rewritten the site since; null while one is at work
 */
function siteServer(folder: string, described: Hosting, readAgain: () => Hosting | null): Server {
  let hosting = described;
  const isFile = (file: string) => isFileOnDisk(path.join(folder, file));

  /** Sends a bare status with a document's headers, or aborts a response that has already started. */
  function refuse(response: ServerResponse, status: number) {
    if (response.headersSent) return void response.destroy();
    for (const name of FILE_HEADERS) response.removeHeader(name);
    setHeaders(response, hosting.headers, REVALIDATED);
    response.writeHead(status, { "Content-Length": 0 }).end();
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    hosting = readAgain() ?? hosting;
    if (!METHODS.includes(request.method!)) {
      response.setHeader("Allow", METHODS.join(", "));
      return refuse(response, 405);
    }
    if (request.httpVersion === "1.1" && request.headers.host === undefined) return refuse(response, 400);
    const found = answerTo(request.url ?? "/", { isFile, moved: hosting.moved });
    if (found.status === 301) {
      setHeaders(response, hosting.headers, REVALIDATED);
      return void response.writeHead(301, { Location: found.location, "Content-Length": 0 }).end();
    }
    response.statusCode = found.status;
    setHeaders(response, headersOf(hosting.headers, found.file), cacheControl(found.status, found.file));
    const onFailure = (status: number) => refuse(response, status);
    sendFile({ folder, file: found.file, request, response, onFailure });
  }

  function answerInAnyCase(request: IncomingMessage, response: ServerResponse) {
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      refuse(response, 500);
    }
  }

  const server = createServer({ requireHostHeader: false }, answerInAnyCase);
  server.on("checkExpectation", answerInAnyCase);
  // Invalid HTTP never reaches a request handler.
  return server.on("clientError", (_, socket) => {
    if (!socket.writable) return void socket.destroy();
    const headers = [...hosting.headers, ["Connection", "close"], ["Content-Length", "0"]];
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    socket.end(["HTTP/1.1 400 Bad Request", ...lines, "", ""].join("\r\n"));
  });
}

function setHeaders(response: ServerResponse, headers: readonly Header[], caching: string) {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader("Cache-Control", caching);
}

function isFileOnDisk(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Missing, or a name that the file system rejects, e.g. one of 5,000 characters.
    return false;
  }
}

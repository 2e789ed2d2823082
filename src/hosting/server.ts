import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sirv from "sirv";
import { answerTo } from "./addresses";
import { HOSTING_FOLDER, readHosting } from "./description";
import { cacheControl, REVALIDATED } from "./headers";

/**
 * Serves a built site as production does, from the same description: canonical addresses, each section's own not-found
 * page with status 404, the headers.
 * @param options.folder the built site
 * @param options.port TCP port; 0 for any free one
 * @param options.description the folder with what the build wrote for servers
 * @returns the listening server; prints the address, or what to change when the port is taken
 */
export async function serve(options: { folder: string; port: number; description?: string }): Promise<Server> {
  const { folder, port } = options;
  const hosting = readHosting(options.description ?? HOSTING_FOLDER);
  if (!hosting || !existsSync(path.join(folder, "index.html"))) {
    console.error(`There is no site in ${folder}/ yet. Run \`npm run build\` first.`);
    process.exit(1);
  }
  const isFile = (file: string) => isFileOnDisk(path.join(folder, file));
  const files = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    brotli: true,
    gzip: true,
    setHeaders: nameTheType,
  });

  function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of hosting!.headers) response.setHeader(name, value);
    response.setHeader("Cache-Control", REVALIDATED);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return void response.writeHead(405, { Allow: "GET, HEAD", "Content-Length": 0 }).end();
    }
    const found = answerTo(request.url ?? "/", { isFile, moved: hosting!.moved });
    if (found.status === 400) return void response.writeHead(400, { "Content-Length": 0 }).end();
    if (found.status === 301) {
      return void response.writeHead(301, { Location: found.location, "Content-Length": 0 }).end();
    }
    response.setHeader("Cache-Control", cacheControl(found.status, found.file));
    if (found.status === 404) return void notFound(found.file, request, response);
    // sirv is handed a path of ours, never the visitor's.
    request.url = encodeURI(found.file);
    files(request, response, () => notFound("/404.html", request, response));
  }

  function notFound(file: string, request: IncomingMessage, response: ServerResponse) {
    const page = readFileSync(path.join(folder, file));
    response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Content-Length": page.length });
    response.end(request.method === "HEAD" ? undefined : page);
  }

  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return reject(error);
      console.error(`Port ${port} is taken. Choose another one, e.g. PORT=${port + 1} npm run serve`);
      process.exit(1);
    });
    server.listen(port, () => {
      const address = server.address();
      console.log(`The site is served at http://localhost:${typeof address === "object" ? address?.port : port}`);
      resolve(server);
    });
  });
}

/** Says that plain text is UTF-8, as nginx does (HTML, XML and JSON say it themselves), and what sirv does not know. */
const TYPES: Record<string, string> = {
  ".md": "text/markdown;charset=utf-8",
  ".txt": "text/plain;charset=utf-8",
  ".ico": "image/x-icon",
};

function nameTheType(response: ServerResponse, file: string) {
  const type = TYPES[path.extname(file)];
  if (type) response.setHeader("Content-Type", type);
}

function isFileOnDisk(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Nothing there, or a name that the file system does not take, e.g. one of 5,000 characters.
    return false;
  }
}

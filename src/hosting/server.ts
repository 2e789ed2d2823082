import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sirv from "sirv";
import { canonicalLocation, notFoundPageOf } from "./addresses";

/**
 * Serves a built site as production does: canonical addresses, each section's own not-found page with status 404.
 * @param options.folder the built site
 * @param options.port TCP port; 0 for any free one
 * @returns the listening server; prints the address, or what to change when the port is taken
 */
export async function serve({ folder, port }: { folder: string; port: number }): Promise<Server> {
  if (!existsSync(path.join(folder, "index.html"))) {
    console.error(`There is no site in ${folder}/ yet. Run \`npm run build\` first.`);
    process.exit(1);
  }
  const files = sirv(folder, { etag: true, extensions: ["html"], dotfiles: true, setHeaders: cacheHeaders, onNoMatch });

  function onNoMatch(request: IncomingMessage, response: ServerResponse) {
    const page = path.join(folder, notFoundPageOf(request.url ?? "/"));
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
    response.end(request.method === "HEAD" ? undefined : readFileSync(page));
  }

  const server = createServer((request, response) => {
    const location = canonicalLocation(request.url ?? "/");
    if (location !== null) {
      response.writeHead(301, { Location: location, "Content-Length": 0 }).end();
    } else if (/\/404\.html(\?|$)/.test(request.url ?? "")) onNoMatch(request, response);
    else files(request, response, () => onNoMatch(request, response));
  });
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

function cacheHeaders(response: ServerResponse, pathname: string) {
  const hashed = /-[0-9a-f]{20}\.(js|css)$|\/static\//.test(pathname);
  response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
}

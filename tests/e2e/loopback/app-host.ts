import { createServer } from "node:https";

export interface AppHost {
  /** Every requested page, as `https://host/path?query`, in order of arrival, even the first request of a new tab. */
  visits: string[];
  close(): Promise<void>;
}

/** Replaces the app, and the hosts that imitate it: answers every request with a page, and records the request. */
export async function startAppHost(port: number, certificate: { key: string; cert: string }): Promise<AppHost> {
  const visits: string[] = [];
  const server = createServer(certificate, ({ url, headers }, response) => {
    if (url !== "/favicon.ico") visits.push(`https://${headers.host}${url}`);
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>App</title><p>App");
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed).listen(port, "localhost", () => listening());
  });
  return {
    visits,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

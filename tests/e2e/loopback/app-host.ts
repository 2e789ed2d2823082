import { createServer } from "node:https";

export interface AppHost {
  /** Every page that was asked for, as `https://host/path?query`, in the order of arrival: the first request of a new tab too. */
  visits: string[];
  close(): Promise<void>;
}

/** Stands in for the app, and for the hosts that would like to be taken for it: says yes to everything, keeps what was asked. */
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

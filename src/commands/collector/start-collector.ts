import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { listenProblem } from "../../hosting/port";

/**
 * How the collector treats a POST. `close` reads the request, then cuts the connection without an answer; after a
 * status with `once`, it answers `ok`; `slow`, in milliseconds, also delays the answer to the browser's preflight.
 */
export type Behaviour = "ok" | "hang" | "close" | "not-json" | { status?: number; once?: boolean; slow?: number };

type ReceivedRequest = {
  method: string;
  headers: IncomingMessage["headers"];
  body: string;
  /** Whether the collector accepted the event: false if it answered an error or nothing. */
  accepted: boolean;
};

export type ReceivedEvent = { name: string; url: string | null } & Record<string, unknown>;

export type Collector = {
  url: string;
  /** The accepted events, in the order of their arrival. */
  events: ReceivedEvent[];
  /** Every POST, accepted or not. */
  requests: ReceivedRequest[];
  setBehaviour(behaviour: Behaviour): void;
  close(): Promise<void>;
};

interface CollectorOptions {
  /** 0 picks a free port. */
  port?: number;
  /** How it answers; `setBehaviour` changes it while it runs. */
  behaviour?: Behaviour;
  /** Called with each accepted event. */
  onEvent?: (event: ReceivedEvent) => void;
}

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, GET, DELETE, OPTIONS",
  "access-control-allow-headers": "content-type, x-logspot-pk",
  "access-control-max-age": "600",
};

/**
 * A collector of analytics events on this machine, for development and tests (section 7). It keeps what it receives in
 * memory: POST adds an event, GET returns them all as JSON, DELETE clears them.
 * @throws Error that says what to change, if it cannot listen on the port
 */
export async function startCollector({
  port = 0,
  behaviour = "ok",
  onEvent = () => {},
}: CollectorOptions = {}): Promise<Collector> {
  const events: ReceivedEvent[] = [];
  const requests: ReceivedRequest[] = [];
  let current = behaviour;

  const server = createServer((request, response) => {
    // A client that disconnects in the middle of a request expects no response.
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body = "", type = "application/json") =>
      void response.writeHead(status, { ...CORS, "content-type": type }).end(body);
    const treatment = current;
    const { status = 200, once, slow = 0 } = typeof treatment === "object" ? treatment : {};
    const delay = () => new Promise((go) => setTimeout(go, slow));
    if (request.method === "OPTIONS") {
      if (slow > 0) await delay();
      return answer(204);
    }
    if (request.method === "GET") return answer(200, JSON.stringify(events, null, 2));
    if (request.method === "DELETE") {
      events.length = requests.length = 0;
      return answer(204);
    }
    if (request.method !== "POST") return answer(405);
    if (once) current = "ok";
    const received = await receive(request);
    requests.push(received);
    if (treatment === "hang") return;
    if (treatment === "close") return void request.socket.destroy();
    if (slow > 0) await delay();
    if (status >= 400) return answer(status);
    const event = parseEvent(received.body);
    if (!event) return answer(400, '{"error":"not an event"}');
    received.accepted = true;
    events.push(event);
    onEvent(event);
    if (treatment === "not-json") return answer(200, "<!doctype html>thanks", "text/html");
    answer(status, '{"ok":true}');
  }

  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    events,
    requests,
    setBehaviour: (next) => (current = next),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function receive(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = "", headers } = request;
  return { method, headers, body: Buffer.concat(chunks).toString("utf8"), accepted: false };
}

function parseEvent(body: string): ReceivedEvent | null {
  try {
    const event = JSON.parse(body) as ReceivedEvent | null;
    return typeof event?.name === "string" ? event : null;
  } catch {
    return null;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    const choose = (other: number) => `npm run collector -- --port ${other}`;
    server.once("error", (error) => failed(listenProblem(error, port, choose)));
    server.listen(port, "localhost", () => listening());
  });
}

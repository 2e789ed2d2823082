import { type AddressInfo, createServer } from "node:net";

const LAST = 65_535;
/* Added to a port that only the administrator may open: 80 becomes 8080. */
const ABOVE_RESERVED = 8000;

/** How a port is chosen, e.g. `(port) => `PORT=${port} npm start``. */
type Choice = (port: number) => string;

/**
 * Reads a configured TCP port.
 * @param given the setting's name and text, e.g. `["PORT", process.env["PORT"]]`; empty counts as unset
 * @param usual the default port
 * @throws Error that says what to change
 */
export function readPort([name, text = ""]: readonly [name: string, text: string | undefined], usual: number): number {
  if (text === "") return usual;
  if (/^\d{1,5}$/.test(text) && Number(text) <= LAST) return Number(text);
  throw new Error(
    `${name} is "${text}", which is no port. Give a whole number from 0 (any free port) to ${LAST}, ` +
      `or leave ${name} out for ${usual}.`,
  );
}

/**
 * What to change when a server cannot listen.
 * @param choose how another port is chosen
 */
export function listenProblem(error: NodeJS.ErrnoException, port: number, choose: Choice): Error {
  const another = `Choose another one, e.g. ${choose(port < LAST ? port + 1 : port - 1)}`;
  if (error.code === "EADDRINUSE") return new Error(`Port ${port} is taken. ${another}`);
  if (error.code === "EACCES" && port > 1023) return new Error(`The system keeps port ${port} for itself. ${another}`);
  if (error.code === "EACCES") {
    const open = choose(port + ABOVE_RESERVED);
    return new Error(`Port ${port} is for the system's administrator. Choose one above 1023, e.g. ${open}`);
  }
  return error;
}

/** @returns a port of this machine that is free now */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * Checks that a port is free, before long work.
 * @throws Error that says what to change
 */
export async function assertFree(port: number, choose: Choice): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(listenProblem(error, port, choose)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

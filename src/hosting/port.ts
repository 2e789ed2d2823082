import { type AddressInfo, createServer } from "node:net";

/**
 * Reads a TCP port that someone gave.
 * @param given where it was given and the text, e.g. `["PORT", process.env["PORT"]]`; empty counts as not given
 * @param usual the port where none is given
 * @throws Error that says what to change
 */
export function readPort([name, text = ""]: readonly [name: string, text: string | undefined], usual: number): number {
  if (text === "") return usual;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(
    `${name} is "${text}", which is no port. Give a whole number from 0 (any free port) to 65535, ` +
      `or leave ${name} out for ${usual}.`,
  );
}

/**
 * What to change when a server cannot listen.
 * @param advice how another port is chosen, e.g. `PORT=9001 npm start`
 */
export function listenProblem(error: NodeJS.ErrnoException, port: number, advice: string): Error {
  if (error.code === "EADDRINUSE") return new Error(`Port ${port} is taken. Choose another one, e.g. ${advice}`);
  if (error.code === "EACCES")
    return new Error(`Port ${port} is for the system's administrator. Choose one above 1023, e.g. ${advice}`);
  return error;
}

/** @returns a port of this machine on which nobody listens now */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * Makes sure that a port can be listened on, before long work.
 * @throws Error that says what to change
 */
export async function assertFree(port: number, advice: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(listenProblem(error, port, advice)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

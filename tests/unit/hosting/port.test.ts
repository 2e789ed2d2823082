import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { assertFree, listenProblem, readPort } from "../../../src/hosting/port";

test("a port is read if one is given; an empty variable gives the default", () => {
  expect(readPort(["PORT", "8080"], 9000)).toBe(8080);
  expect(readPort(["PORT", "0"], 9000)).toBe(0);
  expect(readPort(["PORT", "65535"], 9000)).toBe(65_535);
  expect(readPort(["PORT", ""], 9000)).toBe(9000);
  expect(readPort(["PORT", undefined], 9000)).toBe(9000);
});

test.each(["abc", "65536", "70000", "-1", "9.5", "0x50", " "])("PORT=%s is refused with a sentence", (text) => {
  expect(() => readPort(["PORT", text], 9000)).toThrow(
    `PORT is "${text}", which is no port. Give a whole number from 0 (any free port) to 65535, or leave PORT out for 9000.`,
  );
});

const choose = (port: number) => `PORT=${port} npm start`;

test("a taken port is detected before it is used", async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await expect(assertFree(port, choose)).rejects.toThrow(
    `Port ${port} is taken. Choose another one, e.g. PORT=${port + 1} npm start`,
  );
  await new Promise((closed) => server.close(closed));
  await assertFree(port, choose);
});

test("for the last port, the previous one is suggested", () => {
  const error = Object.assign(new Error("listen EADDRINUSE"), { code: "EADDRINUSE" });
  expect(listenProblem(error, 65_535, choose).message).toMatch(/e\.g\. PORT=65534 npm start$/);
});

test("for a port that the system reserves, another one is suggested", () => {
  const error = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  expect(listenProblem(error, 8000, choose).message).toMatch(/keeps port 8000 .*e\.g\. PORT=8001 npm start$/);
});

test("for a port below 1024, which may be forbidden, a higher one is suggested", () => {
  const error = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  expect(listenProblem(error, 80, choose).message).toMatch(/above 1023, e\.g\. PORT=8080 npm start$/);
});

import { readPort } from "../src/hosting/port";

/* Loopback ports of the end-to-end tests. Each worker's browser maps COLLECTOR_PORT to its own (see fixtures.ts). */
export { COLLECTOR_PORT } from "../src/commands/system/ports";
export const SITE_PORT = readPort(["E2E_PORT", process.env["E2E_PORT"]], 9130);
export const NGINX_PORT = 9132;
export const DEVELOP_PORT = 9133;

/**
 * The ports of a worker's own collector and app. They are below the system's ephemeral ports: an outgoing connection
 * could take one of those while it is free between two tests.
 */
export const workerPorts = (parallelIndex: number) => ({
  collectorPort: 9140 + 2 * parallelIndex,
  appPort: 9141 + 2 * parallelIndex,
});

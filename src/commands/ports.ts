/** Where each command's server listens on this machine, unless another port is named. */
export const USUAL_PORTS = { site: 9000, develop: 8000, collector: 9100 };

/** The loopback port of the collector to which the tested site sends its events (see test.ts). */
export const COLLECTOR_PORT = 9131;

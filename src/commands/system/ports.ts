/** The default port of each command's server. */
export const USUAL_PORTS = { site: 9000, develop: 8000, collector: 9100 };

/** The loopback port of the collector to which the tested site sends its events (see test.ts). */
export const COLLECTOR_PORT = 9131;

/** The loopback port of the collector to which the tested site sends its events (see test.ts). */
export const COLLECTOR_PORT = 9131;

/**
 * Loopback ports of the end-to-end tests. The tested site is built with the collector's address (see test.ts); each
 * worker's browser is told to find its own collector there (see tests/e2e/fixtures.ts).
 */
export const SITE_PORT = Number(process.env["E2E_PORT"] ?? 9130);
export const COLLECTOR_PORT = 9131;
export const NGINX_PORT = 9132;
export const DEVELOP_PORT = 9133;

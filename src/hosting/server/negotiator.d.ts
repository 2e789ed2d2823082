declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  /** What a request accepts; the published types lack the second argument. */
  export default class Negotiator {
    constructor(request: IncomingMessage);
    /** The offered encodings that the request accepts, by its preference, then by ours. */
    encodings(offered: readonly string[], preferred: readonly string[]): string[];
  }
}

declare module "negotiator" {
  import type { IncomingMessage } from "node:http";

  /** What a request takes; the published types do not know the second argument. */
  export default class Negotiator {
    constructor(request: IncomingMessage);
    /** Those of the offered encodings that the request takes: by its own preference, then by ours. */
    encodings(offered: readonly string[], preferred: readonly string[]): string[];
  }
}

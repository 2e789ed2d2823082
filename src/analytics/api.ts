import type { Metadata } from "./event";
import type { Log } from "./transport";
import type { CookieDays } from "./visitor";

/** What the site decides. Without an endpoint or a key nothing is sent nor kept. */
export type AnalyticsConfig = {
  /** The collector's URL. */
  endpoint: string;
  /** Its public key. */
  key: string;
  cookieDays: CookieDays;
  /** The console, unless a test listens. */
  log?: Log;
};

export type Analytics = {
  /** Counts the page and listens; returns its undo. */
  start(): () => void;
  /** To be called after each route change; the same address twice is counted once. */
  pageview(): void;
  /** To be called when the address of the page that is shown was changed: it is no other page. */
  readdress(): void;
  /** Sends an event with the metadata that is its own. Without a name: a line in the log, nothing sent. */
  track(name: string, metadata?: Metadata): void;
  /** Replaces what every later event carries. */
  setSuperProperties(record: Metadata): void;
  measurement: { isOn(): boolean; set(on: boolean): void };
  /** What is kept on this device now: the names and exact values of cookies and storage. */
  visitorData(): Record<string, string>;
  /** The bodies of the last 20 events as they were sent; the same array until there is another. */
  sentEvents(): readonly string[];
  /** Calls the listener after each change of the measurement or of the sent events; returns its undo. */
  subscribe(listener: () => void): () => void;
};

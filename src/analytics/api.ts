import type { DoNotTrack } from "./do-not-track";
import type { Metadata } from "./event";
import type { Page } from "./payload";
import type { CookieDays, Visitor } from "./visitor";

type Log = Pick<Console, "info" | "warn">;

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

/** An event on its way. */
export type Delivery = {
  body: string;
  /** Takes the request back, as far as the browser can. */
  abort?: AbortController;
  /** That of its answer, 0 without one; undefined while it is under way. */
  status?: number | undefined;
  /** When that was known, on the clock of `performance`, in milliseconds. */
  answeredAt?: number;
  /** Whether it is to be sent again. */
  isDue?: boolean;
};

/** What every page carries inline: it counts the page, listens, and sends each event once. */
export type Core = {
  readonly log: Log;
  readonly doNotTrack: DoNotTrack;
  readonly visitor: Visitor;
  /** Aborted at the end. */
  readonly lifetime: AbortSignal;
  /** The page that is shown, as events report it. */
  page: Page;
  /** What is under way or to be sent again. */
  readonly pending: Set<Delivery>;
  /** The bodies of the events that were sent, the oldest first: of all, until the bundle keeps the last few alone. */
  readonly sent: string[];
  /** Whether the site and the visitor let anything be sent and kept. */
  mayMeasure(): boolean;
  /** Ends the listening, and forgets a pageview that still waits. */
  end(): void;
  /** Acts; an error is a line in the log. */
  safely(act: () => void): void;
  /** Makes the page that is shown due to be counted, and counts it. */
  countPage(): void;
  /** Sends the pageview if one is due: no event may overtake it. */
  flush(): void;
  /** Sends an event with the metadata that is its own. Without a name: a line in the log, nothing sent. */
  track(name: string | undefined, metadata?: Metadata): void;
  /** Sends an event, or sends it again. */
  attempt(delivery: Delivery): Promise<void>;
  /** Called when an event leaves (no status yet), and after each answer; the bundle's. */
  onDelivery?(delivery: Delivery): void;
  /** What the bundle makes of it. */
  analytics?: Analytics;
};

/** Where the inline script leaves it for the bundle. */
export type MeasuredPage = { __analytics?: Core };

export type Analytics = {
  /** To be called after each route change; the same address twice is counted once. */
  pageview(): void;
  /** To be called when the address of the page that is shown was changed: it is no other page. */
  addressChanged(): void;
  /** Sends an event with the metadata that is its own. Without a name: a line in the log, nothing sent. */
  track(name: string, metadata?: Metadata): void;
  /** Replaces what every later event carries. */
  setSuperProperties(record: Metadata): void;
  measurement: { isOn(): boolean; set(on: boolean): void };
  /** What this device keeps once the tab is closed: the names and exact values of cookies and storage. */
  visitorData(): Record<string, string>;
  /** The bodies of the last 20 events as they were sent; the same array until there is another. */
  sentEvents(): readonly string[];
  /** Calls the listener after each change of the measurement or of the sent events; returns its undo. */
  subscribe(listener: () => void): () => void;
};

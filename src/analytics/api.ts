import type { DoNotTrack } from "./do-not-track";
import type { Metadata } from "./event";
import type { Page, Place } from "./payload";
import type { CookieDays, Visitor } from "./visitor";

type Log = Pick<Console, "info" | "warn">;

/** The site's configuration. Without an endpoint or a key, nothing is sent or kept. */
export type AnalyticsConfig = {
  /** The collector's URL. */
  endpoint: string;
  /** Its public key. */
  key: string;
  cookieDays: CookieDays;
  /** The console by default; tests replace it. */
  log?: Log;
};

/** An event being delivered. */
export type Delivery = {
  body: string;
  /** Cancels the request, as far as the browser can. */
  abort?: AbortController;
  /** The answer's HTTP status, 0 without an answer; undefined while the request is pending. */
  status?: number | undefined;
  /** When the status was known, in milliseconds of `performance.now()`. */
  answeredAt?: number;
  /** Whether to send it again. */
  isDue?: boolean;
};

/** The part that every page carries inline: it counts the page, listens, and sends each event once. */
export type Core = {
  readonly log: Log;
  readonly doNotTrack: DoNotTrack;
  readonly visitor: Visitor;
  /** Aborted by `end`. */
  readonly lifetime: AbortSignal;
  /** The page that is shown, as events report it. */
  page: Page;
  /** The events being sent or to be sent again. */
  readonly pending: Set<Delivery>;
  /** The bodies of the sent events, oldest first: all of them, until the bundle keeps only the last few. */
  readonly sent: string[];
  /** Whether the site and the visitor allow anything to be sent and kept. */
  mayMeasure(): boolean;
  /** Stops listening, and drops a pageview that still waits. */
  end(): void;
  /** Calls `act`; an error is logged. */
  safely(act: () => void): void;
  /** Marks a pageview of the current page as due, and sends it. */
  countPage(): void;
  /** Sends the pageview if one is due: no event may overtake it. */
  flush(): void;
  /** Sends an event with its own metadata. Without a name, it logs a warning and sends nothing. */
  track(name: string | undefined, metadata?: Metadata): void;
  /** Sends an event, or sends it again. */
  attempt(delivery: Delivery): Promise<void>;
  /** Set by the bundle; called when an event is sent (no status yet), and after each answer or failure. */
  onDelivery?(delivery: Delivery): void;
  /** The full API, which the bundle builds on this core. */
  analytics?: Analytics;
};

/** The global where the inline script leaves the core for the bundle. */
export type MeasuredPage = { __analytics?: Core };

export type Analytics = {
  /**
   * Call it after each route change; the same URL twice is counted once.
   * @param place where the shown page is, if the browser's URL is already another page's
   */
  pageview(place?: Place): void;
  /** Call it when the current page's URL changes without a change of page. */
  addressChanged(): void;
  /** Sends an event with its own metadata. Without a name, it logs a warning and sends nothing. */
  track(name: string, metadata?: Metadata): void;
  /** Replaces the properties that every later event carries. */
  setSuperProperties(record: Metadata): void;
  measurement: { isOn(): boolean; set(on: boolean): void };
  /** What this device keeps once the tab is closed: the names and exact values of cookies and storage. */
  visitorData(): Record<string, string>;
  /** The bodies of the last 20 events as they were sent; the same array until another event is sent. */
  sentEvents(): readonly string[];
  /** Calls the listener after each change of the measurement or of the sent events; returns its undo. */
  subscribe(listener: () => void): () => void;
};

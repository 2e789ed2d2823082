/** An event's data beside its name: flat values, ready for JSON. */
export type Metadata = Record<string, string | number | boolean | null>;

/** The body of one request, field by field, as Logspot's ingest accepts it (section 7). */
export type WireEvent = {
  name: string;
  channel: string | null;
  message: string | null;
  notify: boolean | null;
  user_id: string | null;
  metadata: Metadata;
  hostname: string;
  url: string | null;
  referrer: string | null;
  language: string | null;
  screen: string | null;
};

/* The names of all events. The last two are declared in the markup (declared-events.ts). */
export const PAGEVIEW = "Pageview";
export const CLICK = "Click";
export const CTA_CLICKED = "CTAClicked";
export const FAQ_OPENED = "FAQOpened";

import { CAMPAIGN_PARAMETERS, type Campaign } from "./campaign";
import { readCookie, writeCookie } from "./cookies";
import type { Metadata } from "./event";

const VISITOR = "visitor_id";
const SUPER_PROPERTIES = "super_properties";
const CAMPAIGN = "campaign";
const COOKIES = [VISITOR, SUPER_PROPERTIES, CAMPAIGN];

/** Lifetimes in days (section 9: 730, 30 and 7). */
export type CookieDays = { visitor: number; superProperties: number; campaign: number };

export type Visitor = ReturnType<typeof createVisitor>;

/**
 * What is remembered of a visitor: in cookies, or for the visit alone where cookies are blocked (section 7).
 * Nothing is written before it is asked for, so a visitor who is not measured gets no cookie.
 */
export function createVisitor(days: CookieDays) {
  let memory: Record<string, string> = {};

  const read = (name: string) => readCookie(name) ?? memory[name] ?? "";
  const write = (name: string, value: string, lifetime: number) => {
    memory[name] = value;
    writeCookie(name, value, lifetime);
  };

  return {
    /** The visitor's id. Its lifetime starts once: the regulator's exemption forbids prolonging it at each visit. */
    id(): string {
      if (!/^[\w-]{8,64}$/.test(read(VISITOR))) write(VISITOR, newId(), days.visitor);
      return read(VISITOR);
    },

    superProperties: (): Metadata => parseRecord(read(SUPER_PROPERTIES)),

    /** Replaces the properties that every later event carries. */
    setSuperProperties: (record: Metadata) => write(SUPER_PROPERTIES, JSON.stringify(record), days.superProperties),

    /** The campaign of this page if it has one, which then replaces the remembered one whole; else the remembered one. */
    campaign(ofThisPage: Campaign): Campaign {
      if (Object.keys(ofThisPage).length) write(CAMPAIGN, JSON.stringify(ofThisPage), days.campaign);
      const kept = Object.entries(parseRecord(read(CAMPAIGN)));
      return Object.fromEntries(
        kept.filter(([name, value]) => CAMPAIGN_PARAMETERS.includes(name) && typeof value === "string"),
      ) as Campaign;
    },

    forget(): void {
      memory = {};
      COOKIES.forEach((name) => writeCookie(name, "", 0));
    },

    /** Each cookie that is on the device now, with its value. */
    kept: (): [string, string | null][] =>
      COOKIES.map((name): [string, string | null] => [name, readCookie(name)]).filter(([, value]) => value),
  };
}

/** `crypto.randomUUID` is missing on plain http, where `getRandomValues` is not. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

function parseRecord(text: string): Metadata {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Metadata) : {};
  } catch {
    return {};
  }
}

import { readCookie, writeCookie } from "./cookies";
import type { Metadata } from "./event";

const VISITOR = "visitor_id";
const SUPER_PROPERTIES = "super_properties";
const CAMPAIGN = "campaign";
const COOKIES = [VISITOR, SUPER_PROPERTIES, CAMPAIGN];

/** Lifetimes in days (section 9: 730, 30 and 7). */
export type CookieDays = { visitor: number; superProperties: number; campaign: number };

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

    /** The campaign of this page, which replaces the remembered one whole; without one, the remembered one. */
    campaign(ofThisPage: Metadata): Metadata {
      if (Object.keys(ofThisPage).length) write(CAMPAIGN, JSON.stringify(ofThisPage), days.campaign);
      return parseRecord(read(CAMPAIGN));
    },

    forget(): void {
      memory = {};
      COOKIES.forEach((name) => writeCookie(name, "", 0));
    },

    /** Each cookie with its value on the device now, null where it is not there. */
    kept: () => COOKIES.map((name): [string, string | null] => [name, readCookie(name)]),
  };
}

/** `crypto.randomUUID` is missing on plain http, where `getRandomValues` is not. */
const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

function parseRecord(text: string): Metadata {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Metadata) : {};
  } catch {
    return {};
  }
}

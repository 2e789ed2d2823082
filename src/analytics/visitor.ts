import { readCookies, writeCookie } from "./cookies";
import type { Metadata } from "./event";

const VISITOR = "visitor_id";
export const SUPER_PROPERTIES = "super_properties";
const CAMPAIGN = "campaign";
const COOKIES = [VISITOR, SUPER_PROPERTIES, CAMPAIGN] as const;

/** The lifetime of each cookie in days (section 9: 730, 30 and 7). */
export type CookieDays = Record<(typeof COOKIES)[number], number>;

export type Visitor = ReturnType<typeof createVisitor>;

/**
 * What is remembered about a visitor: in cookies, or only in the page's memory if cookies are blocked (section 7).
 * Nothing is written before it is asked for, so a visitor who is not measured gets no cookie.
 */
export function createVisitor(days: CookieDays) {
  let memory: Record<string, string> = {};

  function remember(name: keyof CookieDays, value: string): void {
    memory[name] = value;
    // If the new value does not fit in a cookie, the old one must not come back.
    writeCookie(name, "", 0);
    writeCookie(name, value, days[name]);
  }

  return {
    /** Keeps a value in its cookie, and for this page. */
    remember,

    forget(): void {
      memory = {};
      COOKIES.forEach((name) => writeCookie(name, "", 0));
    },

    /**
     * What an event reports about the visitor: the id, the campaign and the super properties.
     * The id's lifetime starts once: the regulator's exemption forbids prolonging it at each visit.
     * @param campaign this page's, which replaces the remembered one entirely; if it has no value, the remembered one
     *   is used
     */
    identify(campaign: Metadata): { id: string; properties: Metadata } {
      const cookie = readCookies();
      const read = (name: string) => cookie(name) ?? memory[name] ?? "";
      let id = read(VISITOR);
      if (!/^[\w-]{8,64}$/.test(id)) remember(VISITOR, (id = newId()));
      const arrived = Object.values(campaign).join("") && JSON.stringify(campaign);
      // Once per page: its later events neither prolong the campaign nor overwrite a newer one from another tab.
      if (arrived && memory[CAMPAIGN] !== arrived) remember(CAMPAIGN, arrived);
      return { id, properties: { ...parseRecord(arrived || read(CAMPAIGN)), ...parseRecord(read(SUPER_PROPERTIES)) } };
    },
  };
}

/** @returns each cookie with its current value on the device, null if it is absent */
export function keptCookies(): [name: string, value: string | null][] {
  const cookie = readCookies();
  return COOKIES.map((name) => [name, cookie(name)]);
}

/** `crypto.randomUUID` is missing on plain http; `getRandomValues` is not. */
const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

function parseRecord(text: string): Metadata {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? (value as Metadata) : {};
  } catch {
    return {};
  }
}

const DAY_IN_SECONDS = 86_400;

/**
 * @returns the cookie's decoded value; null where there is none, where it is corrupt or where cookies are blocked
 */
export function readCookie(name: string): string | null {
  try {
    const pair = document.cookie.split("; ").find((text) => text.startsWith(name + "="));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
}

/**
 * Writes a first-party cookie for the whole site; does nothing where cookies are blocked.
 * @param days its lifetime; 0 removes it
 */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    const secure = location.protocol === "https:" ? ";secure" : "";
    const lifetime = `;path=/;max-age=${days * DAY_IN_SECONDS};samesite=lax`;
    document.cookie = name + "=" + encodeURIComponent(value) + lifetime + secure;
  } catch {
    // A visitor who blocks cookies is measured without them.
  }
}

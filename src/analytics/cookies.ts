const DAY_IN_SECONDS = 86_400;

/**
 * Reads the current cookies, all at once: each reading may cost a slow phone some milliseconds.
 * @returns a function from a cookie's name to its decoded value; null if there is none, if it is corrupt or if cookies
 *   are blocked
 */
export function readCookies(): (name: string) => string | null {
  let pairs: string[] = [];
  try {
    pairs = document.cookie.split("; ");
  } catch {
    // A visitor may block cookies.
  }
  return (name) => {
    const pair = pairs.find((text) => text.startsWith(name + "="));
    try {
      return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
    } catch {
      return null;
    }
  };
}

/**
 * Writes a first-party cookie for the whole site; does nothing if cookies are blocked.
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

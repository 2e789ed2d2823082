/* What a browser's storage does to a page where it fails: each runs in the page, before its own scripts. */

export function unreadableStorage() {
  Storage.prototype.getItem = () => {
    throw new DOMException("denied", "SecurityError");
  };
}

export function unwritableStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

export function withoutLocalStorage() {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  });
}

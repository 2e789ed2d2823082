/* Simulated failures of a browser's storage: each function runs in the page, before the page's own scripts. */

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

import { parseReferralCode } from "./code";
import { withReferralCode } from "./link";
import { type Attribution, createReferralStore } from "./store";

export type ReferralConfig = {
  /** The app's exact origin. */
  appOrigin: string;
  attribution: Attribution;
};

export type Referral = {
  /** Takes the code of the landing URL and listens to the links; returns its undo. */
  start(): () => void;
  /** The code that the links carry now, or null. */
  code(): string | null;
  /** Removes the code from storage; `forgetCode` also removes it from the links and the URL. */
  drop(): void;
  /** Gives a link the `href` that it must have now. */
  updateHref(link: HTMLAnchorElement | HTMLAreaElement): void;
};

/** Events before a link's URL is read, opened or copied, by mouse, touch, pen, keyboard or assistive technology. */
const SIGNS = [
  "pointerover",
  "focusin",
  "pointerdown",
  "mousedown",
  "touchstart",
  "keydown",
  "click",
  "auxclick",
  "contextmenu",
  "dragstart",
];

/**
 * Whether the visitor came here without following a link. An old landing page that is reloaded, or reached by going
 * back, says nothing new: a phone reloads any tab that it had discarded.
 */
function isReturn(): boolean {
  const visits = performance.getEntriesByType("navigation");
  return visits.some(({ type }) => type !== "navigate");
}

/**
 * Makes every way of following a link to the app carry the referral code (section 1): the link's own `href` is
 * rewritten just before it is used, so the browser still handles new tabs, copied URLs and modified clicks.
 */
export function createReferral({ appOrigin, attribution }: ReferralConfig): Referral {
  const store = createReferralStore(attribution);
  const rewritten = new WeakMap<Element, { original: string; href: string }>();

  function updateHref(link: HTMLAnchorElement | HTMLAreaElement): void {
    const href = link.getAttribute("href")!;
    const known = rewritten.get(link);
    const original = known?.href === href ? known.original : href;
    const code = store.code();
    const rewrite = (origin: string) => (code ? withReferralCode(original, code, origin, document.baseURI) : original);
    let next = rewrite(appOrigin);
    // If local storage does not hold the code, only the URL takes it to a new tab, or to the visit's next page.
    if (!store.isShared() && next === original && original[0] !== "#") next = rewrite(location.origin);
    if (next !== href) link.setAttribute("href", next);
    rewritten.set(link, { original, href: next });
  }

  const onSign = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>("a[href], area[href]");
    if (link) updateHref(link);
  };

  return {
    start() {
      const stop = new AbortController();
      const options = { capture: true, signal: stop.signal };
      const take = () => {
        const code = parseReferralCode(location.href);
        if (code) store.keep(code, isReturn());
      };
      // A prerendered page may never be shown: until then, nobody has followed its link.
      document.addEventListener("prerenderingchange", take, options);
      if (!document.prerendering) take();
      for (const sign of SIGNS) document.addEventListener(sign, onSign, options);
      return () => stop.abort();
    },

    code: store.code,

    drop: store.forget,

    updateHref,
  };
}

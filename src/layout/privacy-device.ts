import { pageAnalytics } from "../analytics";
import { pageReferral, STORAGE_KEY } from "../referral";

/** What this device keeps and has sent, as the privacy panel shows it. */
export interface DeviceState {
  measured: boolean;
  /** Names and exact values of cookies and storage. */
  kept: Record<string, string>;
  referralCode: string | null;
  /** The last events, word for word. */
  sent: readonly string[];
}

/** Reads the state from the page's analytics and referral. */
export function readDevice(): DeviceState {
  const analytics = pageAnalytics();
  const referralCode = pageReferral().code();
  return {
    measured: analytics.measurement.isOn(),
    kept: { ...analytics.visitorData(), ...(referralCode && { [STORAGE_KEY]: referralCode }) },
    referralCode,
    sent: analytics.sentEvents(),
  };
}

import { pageAnalytics } from "../../analytics";
import { pageReferral, readLastingCode, STORAGE_KEY } from "../../referral";

/** What this device keeps and has sent, as the privacy panel shows it. */
interface DeviceState {
  measured: boolean;
  /** Names and exact values of cookies and of storage entries that outlive the tab. */
  kept: Record<string, string>;
  referralCode: string | null;
  /** The last events, word for word. */
  sent: readonly string[];
}

/** Reads the state from the page's analytics and referral. */
export function readDevice(): DeviceState {
  const analytics = pageAnalytics();
  const lastingCode = readLastingCode();
  return {
    measured: analytics.measurement.isOn(),
    kept: { ...analytics.visitorData(), ...(lastingCode && { [STORAGE_KEY]: lastingCode }) },
    referralCode: pageReferral().code(),
    sent: analytics.sentEvents(),
  };
}

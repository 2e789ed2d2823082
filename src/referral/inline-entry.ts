import { startPageReferral } from "./page-referral";
import { createReferral, type ReferralConfig } from "./referral";

/** Replaced by the site's configuration when the inline script is built. */
declare const REFERRAL_CONFIG: ReferralConfig;

startPageReferral(createReferral(REFERRAL_CONFIG));

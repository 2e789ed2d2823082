import { graphql } from "gatsby";
import { useEffect } from "react";
import { pageAnalytics } from "../../analytics";
import { forgetCode, pageReferral } from "../../referral";
import { showToast } from "../../ui/toasts";
import { readDevice } from "./device";
import { KeptItems } from "./kept-items";
import { ReferralChoice } from "./referral-choice";
import { SentEvents } from "./sent-events";
import { MeasurementSwitch } from "./measurement-switch";

interface Props {
  words: Queries.PrivacyDetailsWordsFragment;
  /** The lifetimes of the cookies, in days. */
  days: Record<string, number>;
  /** Called when the code has changed: renders this again. The analytics report their own changes. */
  onChange: () => void;
}

/**
 * This device's data as it is at each render, and the visitor's choices in the privacy panel: a separate chunk, as few
 * visitors open it.
 */
export function PrivacyDetails({ words, days, onChange }: Props) {
  const device = readDevice();
  // Another tab may receive or forget a code.
  useEffect(() => {
    addEventListener("storage", onChange);
    return () => removeEventListener("storage", onChange);
  }, [onChange]);
  const measure = (on: boolean) => {
    pageAnalytics().measurement.set(on);
    showToast(on ? words.turnedOn : words.turnedOff);
  };
  const forget = () => {
    forgetCode(pageReferral());
    pageAnalytics().addressChanged();
    onChange();
    showToast(words.forgotten);
  };
  return (
    <>
      <MeasurementSwitch words={words} isOn={device.measured} onSwitch={measure} />
      <KeptItems words={words} kept={device.kept} days={days} />
      <ReferralChoice words={words} code={device.referralCode} onForget={forget} />
      <SentEvents words={words} events={device.sent} />
    </>
  );
}

export const fragment = graphql`
  fragment PrivacyDetailsWords on LayoutPrivacyPanel {
    turnedOn
    turnedOff
    forgotten
    ...SwitchWords
    ...KeptWords
    ...ReferralWords
    ...SentWords
  }
`;

import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { pageAnalytics } from "../../analytics";
import { forgetCode, pageReferral, STORAGE_KEY } from "../../referral";
import { showToast } from "../../ui/toasts";
import { readDevice } from "./device";
import { KeptItems } from "./kept-items";
import { ReferralChoice } from "./referral-choice";
import { SentEvents } from "./sent-events";
import { MeasurementSwitch } from "./measurement-switch";

interface Props {
  words: Queries.PrivacyDetailsWordsFragment;
  /** Changes when the data that the device keeps or has sent may have changed. */
  revision: number;
}

/** This device's data and the visitor's choices in the privacy panel: a separate chunk, as few visitors open it. */
export default function PrivacyDetails({ words, revision }: Props) {
  const [device, setDevice] = useState(readDevice);
  const [shown, setShown] = useState(revision);
  if (shown !== revision) {
    setShown(revision);
    setDevice(readDevice());
  }
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === STORAGE_KEY && setDevice(readDevice());
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
  const measure = (on: boolean) => {
    pageAnalytics().measurement.set(on);
    setDevice(readDevice());
    showToast(on ? words.turnedOn : words.turnedOff);
  };
  const forget = () => {
    forgetCode(pageReferral());
    pageAnalytics().addressChanged();
    setDevice(readDevice());
    showToast(words.forgotten);
  };
  return (
    <>
      <MeasurementSwitch words={words} isOn={device.measured} onSwitch={measure} />
      <KeptItems words={words} kept={device.kept} />
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

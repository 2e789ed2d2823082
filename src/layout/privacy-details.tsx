import type { DeviceState } from "./privacy-device";
import { KeptItems } from "./privacy-kept";
import { ReferralChoice } from "./privacy-referral";
import { SentEvents } from "./privacy-sent";
import { MeasurementSwitch } from "./privacy-switch";

type Words = Queries.SwitchWordsFragment &
  Queries.KeptWordsFragment &
  Queries.ReferralWordsFragment &
  Queries.SentWordsFragment;

interface Props {
  words: Words;
  device: DeviceState;
  onMeasure: (on: boolean) => void;
  onForget: () => void;
}

/** What the privacy panel shows of this device, and the visitor's choices: a chunk of its own, which few ask for. */
export default function PrivacyDetails({ words, device, onMeasure, onForget }: Props) {
  return (
    <>
      <MeasurementSwitch words={words} isOn={device.measured} onSwitch={onMeasure} />
      <KeptItems words={words} kept={device.kept} />
      <ReferralChoice words={words} code={device.referralCode} onForget={onForget} />
      <SentEvents words={words} events={device.sent} />
    </>
  );
}

import { Converter } from "../converter/converter";
import { carriedText } from "../converter/pasted-number";
import type { FaceProps } from "../faces";
import { smsLink } from "./sms-link";

/** Turns a message into an sms: link, and counts its characters. */
export default function SmsFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={smsLink} carried={carriedText} />;
}

import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { smsLink } from "./sms-link";

export default function SmsFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={smsLink} />;
}

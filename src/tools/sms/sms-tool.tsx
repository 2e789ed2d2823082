import { Converter } from "../converter/converter";
import { fieldsFromNumber } from "../converter/pasted-number";
import type { ToolProps } from "../tool-components";
import { smsLink } from "./sms-link";

/** Turns a message into an sms: link, and counts its characters. */
export default function SmsTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={smsLink} readFields={fieldsFromNumber} />;
}

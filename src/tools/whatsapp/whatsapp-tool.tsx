import { Converter } from "../converter/converter";
import { fieldsFromNumber } from "../converter/pasted-number";
import type { ToolProps } from "../tool-components";
import { whatsAppLink } from "./whatsapp-link";

/** Turns a number and a message into a wa.me link. */
export default function WhatsAppTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={whatsAppLink} readFields={fieldsFromNumber} />;
}

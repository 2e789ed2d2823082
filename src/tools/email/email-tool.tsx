import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { emailLink, fieldsFromMailto } from "./email-link";

/** Turns a message into a mailto: link. */
export default function EmailTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={emailLink} readFields={fieldsFromMailto} />;
}

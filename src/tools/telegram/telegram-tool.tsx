import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { fieldsFromName, telegramLinks } from "./telegram-links";

/** Turns a name into Telegram's links. */
export default function TelegramTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={telegramLinks} readFields={fieldsFromName} />;
}

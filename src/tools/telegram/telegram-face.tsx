import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { carriedWord, telegramLinks } from "./telegram-links";

/** Turns a name into Telegram's links. */
export default function TelegramFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={telegramLinks} carried={carriedWord} />;
}

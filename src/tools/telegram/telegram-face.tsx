import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { telegramLinks } from "./telegram-links";

export default function TelegramFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={telegramLinks} />;
}

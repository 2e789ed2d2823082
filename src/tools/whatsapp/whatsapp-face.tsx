import { Converter } from "../converter/converter";
import { carriedText } from "../converter/pasted-number";
import type { FaceProps } from "../faces";
import { whatsAppLink } from "./whatsapp-link";

/** Turns a number and a message into a wa.me link. */
export default function WhatsAppFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={whatsAppLink} carried={carriedText} />;
}

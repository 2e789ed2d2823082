import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { whatsAppLink } from "./whatsapp-link";

/** Turns a number and a message into a wa.me link. */
export default function WhatsAppFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={whatsAppLink} />;
}

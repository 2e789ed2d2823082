import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { emailLink } from "./email-link";

export default function EmailFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={emailLink} />;
}

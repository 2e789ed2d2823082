import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { carriedByMailto, emailLink } from "./email-link";

/** Turns a message into a mailto: link. */
export default function EmailFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={emailLink} carried={carriedByMailto} />;
}

import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { googleDocsLinks } from "./google-docs-links";

/** Turns a document's link into those that read, copy, present or export it. */
export default function GoogleDocsFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={googleDocsLinks} />;
}

import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { googleDocsLinks } from "./google-docs-links";

export default function GoogleDocsFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={googleDocsLinks} />;
}

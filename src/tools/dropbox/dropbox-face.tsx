import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { dropboxLinks } from "./dropbox-links";

export default function DropboxFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={dropboxLinks} />;
}

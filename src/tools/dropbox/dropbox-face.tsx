import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { dropboxLinks } from "./dropbox-links";

/** Turns a Dropbox link into those that show, download or open the file. */
export default function DropboxFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={dropboxLinks} />;
}

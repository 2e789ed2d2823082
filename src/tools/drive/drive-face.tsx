import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { driveLinks } from "./drive-links";

/** Turns a Drive link into those that download, show or embed the file. */
export default function DriveFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={driveLinks} />;
}

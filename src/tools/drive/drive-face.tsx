import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { driveLinks } from "./drive-links";

export default function DriveFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={driveLinks} />;
}

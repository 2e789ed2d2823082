import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { videoLinks } from "./video-links";

export default function YoutubeFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={videoLinks} />;
}

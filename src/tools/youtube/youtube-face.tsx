import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { carriedMoment, videoLinks } from "./video-links";

/** Turns a video and a moment into the link that starts there. */
export default function YoutubeFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={videoLinks} carried={carriedMoment} />;
}

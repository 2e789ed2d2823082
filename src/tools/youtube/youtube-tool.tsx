import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { fieldsFromVideo, videoLinks } from "./video-links";

/** Turns a video and a moment into the link that starts there. */
export default function YoutubeTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={videoLinks} readFields={fieldsFromVideo} />;
}

import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { dropboxLinks } from "./dropbox-links";

/** Turns a Dropbox link into links that show, download or open the file. */
export default function DropboxTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={dropboxLinks} />;
}

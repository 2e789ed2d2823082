import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { driveLinks } from "./drive-links";

/** Turns a Drive link into links that download, show or embed the file. */
export default function DriveTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={driveLinks} />;
}

import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { fieldsFromPlace, mapsLinks } from "./maps-links";

/** Turns a place or a route into a Maps link. */
export default function GoogleMapsTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={mapsLinks} readFields={fieldsFromPlace} />;
}

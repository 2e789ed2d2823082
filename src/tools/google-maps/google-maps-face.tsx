import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { mapsLinks } from "./maps-links";

export default function GoogleMapsFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={mapsLinks} />;
}

import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { carriedJourney, mapsLinks } from "./maps-links";

/** Turns a place or a way into a Maps link. */
export default function GoogleMapsFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={mapsLinks} carried={carriedJourney} />;
}

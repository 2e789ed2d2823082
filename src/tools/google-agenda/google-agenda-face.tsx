import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { agendaLink, carriedEnd } from "./agenda-link";

/** Turns an event into the link that adds it to an agenda. */
export default function GoogleAgendaFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={agendaLink} carried={carriedEnd} />;
}

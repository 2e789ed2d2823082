import { Converter } from "../converter/converter";
import type { FaceProps } from "../faces";
import { agendaLink } from "./agenda-link";

export default function GoogleAgendaFace(props: FaceProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={agendaLink} />;
}

import { Converter } from "../converter/converter";
import type { ToolProps } from "../tool-components";
import { agendaLink, fieldsFromStart } from "./agenda-link";

/** Turns an event into the link that adds it to an agenda. */
export default function GoogleAgendaTool(props: ToolProps<Queries.ConverterWordsFragment>) {
  return <Converter {...props} convert={agendaLink} readFields={fieldsFromStart} />;
}

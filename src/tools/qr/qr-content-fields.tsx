import { graphql } from "gatsby";
import { Choices } from "../frame/choices";
import { Pairs } from "../frame/group";
import { ToolField } from "../frame/tool-field";
import { SECRET } from "./use-start";

/** A business card is about the visitor: the browser may fill it in. */
const OWN: Record<string, string> = {
  first: "given-name",
  last: "family-name",
  company: "organization",
  role: "organization-title",
  phone: "tel",
  email: "email",
  website: "url",
};
/** From this many fields on, they are in two columns. */
const MANY_FIELDS = 3;

interface Props {
  words: Queries.QrContentWordsFragment;
  /** The content that is chosen, one of those in `words`. */
  kind: Queries.QrContentWordsFragment["contents"][number];
  /** The fields' values, the Wi-Fi key included. */
  fields: Readonly<Record<string, string>>;
  /** What is wrong with the field of this name. */
  error: { field: string | undefined; text: string | undefined };
  set: (changes: Record<string, string>) => void;
  setSecret: (secret: { key: string; network: string }) => void;
}

/** The content of the code: the choice of its kind, and the fields of that kind. */
export function QrContentFields({ words, kind, fields, error, set, setSecret }: Props) {
  const { [SECRET]: key = "", network = "" } = fields;
  const inputs = kind.inputs.map((input) => (
    <ToolField
      key={input.name}
      input={input}
      value={fields[input.name] ?? ""}
      autoComplete={OWN[input.name]}
      error={input.name === error.field ? error.text : undefined}
      set={({ [SECRET]: typed, ...others }) => {
        if (typed !== undefined) return setSecret({ key: typed, network });
        if (others["network"] !== undefined) setSecret({ key, network: others["network"] });
        set(others);
      }}
    />
  ));
  return (
    <>
      <Choices
        legend={words.content}
        options={words.contents}
        isChosen={({ code }) => code === kind.code}
        onChoose={({ code }) => set({ kind: code })}
      />
      {inputs.length < MANY_FIELDS ? inputs : <Pairs>{inputs}</Pairs>}
    </>
  );
}

export const fragment = graphql`
  fragment QrContentWords on QrTool {
    content
    contents {
      code
      label
      inputs {
        ...ToolField
      }
    }
  }
`;

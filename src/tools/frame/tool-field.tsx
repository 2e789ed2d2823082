import { graphql } from "gatsby";
import { useMemo } from "react";
import { Field, type FieldKind, type FieldProps } from "../../ui/field";
import type { Lists } from "../state/fragment";

type Input = Queries.ToolFieldFragment;

interface Props extends Pick<FieldProps, "value" | "error" | "autoComplete"> {
  input: Input;
  /** The setter of the tool's state. */
  set: (changes: Record<string, string>) => void;
}

/** A field of a tool, as its words describe it. */
export function ToolField({ input: { name, label, hint, kind, options }, set, ...given }: Props) {
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      kind={kind as FieldKind}
      options={options}
      {...given}
      onChange={(typed) => set({ [name]: typed })}
    />
  );
}

/** The examples that a tool's fields hold by default, by field name. */
export const useExamples = <V extends Record<string, string>>(inputs: readonly Input[]): V =>
  useMemo(() => Object.fromEntries(inputs.map(({ name, value }) => [name, value])) as V, [inputs]);

/** The same fields without their examples: no text, and for a list its default choice. */
export const useBlanks = (inputs: readonly Input[]): Record<string, string> =>
  useMemo(() => Object.fromEntries(inputs.map(({ name, value, options }) => [name, options ? value : ""])), [inputs]);

/** The options of the fields that are lists. */
export const useLists = (inputs: readonly Input[]): Lists =>
  useMemo(() => Object.fromEntries(inputs.map(({ name, options }) => [name, options])), [inputs]);

export const fragment = graphql`
  fragment ToolField on ToolField {
    name
    label
    hint
    kind
    value
    options {
      value
      label
    }
  }
`;

import { graphql } from "gatsby";
import { type MouseEvent, useMemo } from "react";
import { Button } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { Result } from "../../ui/result";
import { Choices } from "../frame/choices";
import type { ToolProps } from "../tool-components";
import { ToolFrame } from "../frame/tool-frame";
import { Pairs } from "../frame/group";
import { Notes } from "../frame/notes";
import { besideFields, joinSentences, problemOf, resolveNotes } from "../messages";
import { ToolField, useBlanks, useExamples } from "../frame/tool-field";
import { useToolState } from "../state/use-tool-state";
import { fieldsFromLink, fixValues, readParameters, tagLink, type UtmValues } from "./utm";

/** Builds a link with its campaign parameters, checks their spelling, and reads those of an existing link. */
export default function UtmTool({ words, page }: ToolProps<Queries.UtmWordsFragment>) {
  const { inputs, frame, messages, presets } = words;
  const examples = useExamples<UtmValues>(inputs);
  // The page of a network starts with that network.
  const defaults = useMemo(() => {
    const { source, medium } = presets.find(({ label }) => label === page?.label) ?? examples;
    return { ...examples, source, medium };
  }, [presets, examples, page]);
  const { values, set } = useToolState("utm", defaults, {
    readFields: fieldsFromLink,
    blanks: useBlanks(inputs) as UtmValues,
  });
  const { url, notes, canFix, carries } = useMemo(() => tagLink(values), [values]);
  const shownNotes = resolveNotes(messages, notes);
  const field = (input: (typeof inputs)[number]) => (
    <ToolField
      key={input.name}
      input={input}
      value={values[input.name as keyof UtmValues]}
      error={problemOf(shownNotes, input.name)}
      set={set}
    />
  );
  const [link, ...parameters] = inputs;
  // The button disappears with what it fixes: the focus must not go back to the top of the page.
  const applyAndFocusResult =
    (changes: () => Partial<UtmValues>) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const result = currentTarget.closest<HTMLElement>("[role=region]")!;
      result.tabIndex = -1;
      result.focus();
      set(changes());
    };

  return (
    <ToolFrame
      words={words}
      status={joinSentences([url && words.result, ...shownNotes.map(({ text }) => text)])}
      statusKey={url}
      fields={
        <>
          {link && field(link)}
          <Choices
            legend={words.presetLabel}
            size="small"
            options={presets}
            isChosen={({ source, medium }) => values.source === source && values.medium === medium}
            onChoose={({ source, medium }) => set({ source, medium })}
          />
          <Pairs>{parameters.map(field)}</Pairs>
        </>
      }
    >
      {url && (
        <Result label={words.result} value={url}>
          <CopyButton kind="primary" text={url} copied={frame.copied} failed={frame.copyFailed} label={words.result}>
            {frame.copy}
          </CopyButton>
        </Result>
      )}
      {canFix && <Button onClick={applyAndFocusResult(() => fixValues(values))}>{words.fix}</Button>}
      <Notes notes={besideFields(shownNotes)} />
      {carries && <Button onClick={applyAndFocusResult(() => readParameters(values.link) ?? {})}>{words.read}</Button>}
    </ToolFrame>
  );
}

export const fragment = graphql`
  fragment UtmWords on UtmTool {
    ...ToolFrame
    presetLabel
    presets {
      label
      source
      medium
    }
    inputs {
      ...ToolField
    }
    result
    fix
    read
    messages {
      code
      text
    }
  }
`;

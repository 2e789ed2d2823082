import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { labelled } from "../../content/text/labelled";
import type { Tool } from "../../content/vocabulary";
import { space } from "../../design/tokens";
import { ButtonLink } from "../../ui/button";
import { CopyButton } from "../../ui/copy-button";
import { Result } from "../../ui/result";
import type { Convert, FieldReader } from "../conversion";
import type { ToolProps } from "../tool-components";
import { ToolFrame } from "../frame/tool-frame";
import { Notes } from "../frame/notes";
import { besideFields, joinSentences, problemOf, resolveNotes } from "../messages";
import { ToolField, useBlanks, useExamples, useLists } from "../frame/tool-field";
import { useToolState } from "../state/use-tool-state";

const results = (least: string) =>
  css({ display: "grid", gap: space(5), gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` });

const styles = {
  inputs: css({ display: "grid", gap: space(5) }),
  threes: results("20rem"),
  pairs: results("26rem"),
};

/** Most visitors link to their own number or mailbox: the browser may fill in a field of this name and kind. */
const OWN: Record<string, string> = { number: "tel", to: "email" };

/** Other links (`mailto:`, `sms:`, `tg:`) open an application; in a new tab, they would leave an empty one behind. */
const opensPage = (url: string) => url.startsWith("http");

interface Props extends ToolProps<Queries.ConverterWordsFragment> {
  convert: Convert;
  readFields?: FieldReader;
}

/** The layout of all converters: the fields on one side, their links on the other, or below if there is one field. */
export function Converter({ words, convert, readFields }: Props) {
  const { inputs, results, messages, frame } = words;
  const defaults = useExamples(inputs);
  const { values, set } = useToolState(words.name as Tool, defaults, {
    lists: useLists(inputs),
    readFields,
    blanks: useBlanks(inputs),
  });
  const { links, notes } = useMemo(() => convert(values), [convert, values]);
  const nameOf = (code: string) => results.find((result) => result.code === code)?.label ?? code;
  const shownNotes = resolveNotes(messages, notes);

  return (
    <ToolFrame
      words={words}
      wide={inputs.length === 1}
      status={joinSentences([...shownNotes.map(({ text }) => text), ...links.map(({ code }) => nameOf(code))])}
      statusKey={links.map(({ url }) => url).join(" ")}
      fields={
        <div css={styles.inputs}>
          {inputs.map((input) => (
            <ToolField
              key={input.name}
              input={input}
              value={values[input.name]!}
              autoComplete={OWN[input.name] === input.kind ? input.kind : undefined}
              error={problemOf(shownNotes, input.name)}
              set={set}
            />
          ))}
        </div>
      }
    >
      {links.length > 0 && (
        <div css={links.length % 2 ? styles.threes : styles.pairs}>
          {links.map(({ code, url }) => (
            <Result key={code} label={nameOf(code)} value={url}>
              <CopyButton text={url} copied={frame.copied} failed={frame.copyFailed} label={nameOf(code)}>
                {frame.copy}
              </CopyButton>{" "}
              <ButtonLink
                href={url}
                kind="quiet"
                toward="out"
                target={opensPage(url) ? "_blank" : undefined}
                rel="nofollow noreferrer"
                aria-label={labelled(frame.open, nameOf(code)) + (opensPage(url) ? ` ${frame.newTab}` : "")}
              >
                {frame.open}
              </ButtonLink>
            </Result>
          ))}
        </div>
      )}
      <Notes notes={besideFields(shownNotes)} />
    </ToolFrame>
  );
}

export const fragment = graphql`
  fragment ConverterWords on ConverterTool {
    ...ToolFrame
    inputs {
      ...ToolField
    }
    results {
      code
      label
    }
    messages {
      code
      text
    }
  }
`;

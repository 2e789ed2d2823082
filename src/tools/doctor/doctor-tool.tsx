import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { labelled } from "../../content/text/labelled";
import { color, semibold, space, text } from "../../design/tokens";
import { CopyButton } from "../../ui/copy-button";
import { Field } from "../../ui/field";
import { Result } from "../../ui/result";
import type { ToolPage, ToolProps } from "../tool-components";
import { ToolFrame } from "../frame/tool-frame";
import { interpolate, joinSentences, messageText } from "../messages";
import { useToolState } from "../state/use-tool-state";
import { examine } from "./examine";
import { FindingList } from "./finding-list";
import type { Finding, FindingKind } from "./findings";
import { useRules } from "./use-rules";

const styles = {
  service: css({ display: "flex", flexWrap: "wrap", gap: `${space(1)} ${space(3)}`, alignItems: "baseline" }),
  saved: css(text.small, { color: color.good, fontWeight: semibold }),
};

/** The findings in order of importance. */
const ORDER: readonly FindingKind[] = ["problem", "warning", "keep", "drop"];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The page's own link if the doctor has something to say about it, else the example. */
function startingLink(page: ToolPage | undefined, words: Queries.DoctorWordsFragment): string {
  const own = page?.example?.long;
  return own && (page.doctor || examine(own, [], words).saved > 0) ? own : words.example;
}

/** Examines a pasted link: what it is, what can be removed, what must stay, what to watch. */
export default function DoctorTool({ words, page }: ToolProps<Queries.DoctorWordsFragment>) {
  const { frame, kinds, messages } = words;
  const defaults = useMemo(() => ({ link: startingLink(page, words) }), [page, words]);
  const own = useMemo(() => (page?.doctor ? [{ ...page.doctor, path: page.path, label: page.label }] : []), [page]);
  const { values, set, isTouched } = useToolState("doctor", defaults);
  const { rules, isComplete } = useRules(own, isTouched ? values.link : undefined);

  const { cleaned, saved, service, findings } = useMemo(
    () => examine(values.link, rules, words),
    [values.link, rules, words],
  );
  const textOf = (finding: Finding) => finding.text ?? messageText<"doctor">(messages, finding);
  const sorted = ORDER.flatMap((kind) => findings.filter((finding) => finding.kind === kind));
  const blocking = cleaned ? undefined : findings.find(({ kind }) => kind === "problem");
  const shorter = interpolate(words.shorter, { n: saved });
  // Until its service's rules are loaded, it is not known which parameters can be removed.
  const unchanged = isComplete || !isTouched || !cleaned?.includes("?") ? words.unchanged : "";
  const listed = sorted.filter((finding) => finding !== blocking);

  return (
    <ToolFrame
      words={words}
      status={joinSentences([
        service && labelled(kinds.service, service.label),
        cleaned && (saved > 0 ? labelled(words.cleaned, shorter) : unchanged),
        ...sorted.map((finding) => labelled(kinds[finding.kind], textOf(finding))),
      ])}
      statusKey={cleaned}
      fields={
        <Field
          name="link"
          kind="url"
          label={words.input}
          hint={words.hint}
          value={values.link}
          error={blocking && capitalised(textOf(blocking))}
          onChange={(link) => set({ link })}
        />
      }
    >
      {cleaned && (
        <Result label={words.cleaned} value={cleaned}>
          <CopyButton text={cleaned} copied={frame.copied} failed={frame.copyFailed} label={words.cleaned}>
            {frame.copy}
          </CopyButton>{" "}
          <span css={styles.saved}>{saved > 0 ? shorter : unchanged}</span>
        </Result>
      )}
      {service && (
        <p css={styles.service}>
          <span>{kinds.service}&nbsp;:</span>{" "}
          {service.path === page?.path ? (
            <strong>{service.label}</strong>
          ) : (
            <a href={service.path}>
              <strong>{service.label}</strong>, {words.page}
            </a>
          )}
        </p>
      )}
      <FindingList findings={listed} kinds={kinds} say={textOf} />
    </ToolFrame>
  );
}

export const fragment = graphql`
  fragment DoctorWords on DoctorTool {
    ...ToolFrame
    input
    hint
    example
    cleaned
    unchanged
    page
    shorter
    kinds {
      service
      drop
      keep
      warning
      problem
    }
    drop
    keep
    shorteners
    messages {
      code
      text
    }
  }

  fragment DoctorRule on DoctorRule {
    hosts
    keep
    drop
    warnings {
      when {
        parameter
        value
        path
        without
      }
      text
    }
  }
`;

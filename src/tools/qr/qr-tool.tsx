import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import type { QrKind } from "../../content/tools/terms";
import { useSite } from "../../site/use-site";
import { Result } from "../../ui/result";
import type { ToolProps } from "../tool-components";
import { ToolFrame } from "../frame/tool-frame";
import { Notes } from "../frame/notes";
import { besideFields, joinSentences, messageText, resolveNotes } from "../messages";
import { useToolState } from "../state/use-tool-state";
import { isDistance } from "./distance";
import { strongestLevel } from "./encode";
import { QrCheck } from "./qr-check";
import { QrCompare } from "./qr-compare";
import { QrContentFields } from "./qr-content-fields";
import { QrDesignFields } from "./qr-design-fields";
import { QrDownloads } from "./qr-downloads";
import { QrPreview } from "./qr-preview";
import { QrPrintFields } from "./qr-print-fields";
import { drawn } from "./qr-state";
import { fieldOf, studio } from "./studio";
import { useSecret } from "./use-secret";
import { SECRET, useStart } from "./use-start";

/** The QR studio: content, design, print check, and the two files. */
export default function QrTool({ words, page }: ToolProps<Queries.QrWordsFragment>) {
  const { shortDomain } = useSite();
  const { contents, messages } = words;
  const { defaults, lists, example } = useStart(words, page);
  const { values, set, isTouched } = useToolState("qr", defaults, { lists });
  const { network } = values;
  const [secret, setSecret, isWithheld] = useSecret(example, network);
  const [logo, setLogo] = useState<ImageBitmap | null>(null);
  useEffect(() => () => logo?.close(), [logo]);

  const kind = contents.find(({ code }) => code === values.kind) ?? contents[0]!;
  const fields: Record<string, string> = { ...values, [SECRET]: secret };
  const needsSecret = kind.inputs.some(({ name }) => name === SECRET) && fields["security"] !== "nopass";
  const inks = drawn(values);
  const { text, problem, design, contrast, print, notes, short } = studio({
    kind: kind.code as QrKind,
    fields,
    drawn: inks,
    hasLogo: logo !== null,
    shortLink: `https://${shortDomain}/${words.compare.slug}`,
  });
  /* A logo hides modules: the code gets the strongest correction, and its own again without the logo. */
  const [raised, setRaised] = useState<{ from: string; to: string }>();
  const chooseLogo = (picture: ImageBitmap | null) => {
    setLogo(picture);
    if (picture && !logo) {
      const to = strongestLevel(text);
      setRaised({ from: values.level, to });
      set({ level: to });
    } else if (!picture && values.level === raised?.to) set({ level: raised.from });
  };
  const shownLogo = design ? logo : null;
  const wrong = problem ? messageText<"qr">(messages, { code: problem }) : undefined;
  const wrongField = fieldOf(
    problem,
    kind.inputs.map(({ name }) => name),
  );
  const noDistance = isDistance(values.distance) ? undefined : messageText<"qr">(messages, { code: "distance" });
  const shownNotes = resolveNotes(messages, notes);

  return (
    <ToolFrame
      withholds={logo !== null || (needsSecret && isWithheld)}
      words={words}
      status={joinSentences([wrong, design && words.drawing, noDistance, ...shownNotes.map(({ text }) => text)])}
      statusKey={text}
      fields={
        <QrContentFields
          words={words}
          kind={kind}
          fields={fields}
          error={{ field: wrongField, text: wrong }}
          set={set}
          setSecret={setSecret}
        />
      }
      more={
        <>
          <QrDesignFields
            words={words.design}
            values={values}
            notes={shownNotes}
            set={set}
            logo={logo}
            setLogo={chooseLogo}
          />
          <QrPrintFields words={words.print} values={values} error={noDistance} set={set} />
        </>
      }
      after={
        design && short && inks.distanceCm !== null ? (
          <QrCompare
            words={words.compare}
            design={design}
            short={short}
            logo={shownLogo}
            distanceCm={inks.distanceCm}
          />
        ) : null
      }
    >
      <QrPreview design={design} label={words.drawing} logo={shownLogo} />
      {wrong && !wrongField && <Notes notes={[{ level: "problem", text: wrong }]} />}
      <QrDownloads
        words={words.print}
        design={contrast.scannable ? design : null}
        millimetres={inks.millimetres}
        logo={shownLogo}
        isOwn={isTouched || logo !== null}
      />
      {design && print && (
        <>
          <Result label={words.says} value={text} />
          <QrCheck
            words={words.check}
            modules={design.matrix.size}
            print={print}
            ratio={contrast.ratio}
            notes={besideFields(shownNotes)}
          />
        </>
      )}
    </ToolFrame>
  );
}

export const fragment = graphql`
  fragment QrWords on QrTool {
    ...ToolFrame
    ...QrContentWords
    starts {
      page
      kind
      size
      distance
    }
    design {
      ...QrDesignWords
    }
    print {
      ...QrPrintWords
    }
    drawing
    says
    check {
      ...QrCheckWords
    }
    compare {
      ...QrCompareWords
    }
    messages {
      code
      text
    }
  }
`;

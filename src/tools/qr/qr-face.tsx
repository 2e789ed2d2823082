import { graphql } from "gatsby";
import { useEffect, useMemo, useState } from "react";
import { useSite } from "../../layout/use-site";
import { Field, type FieldKind } from "../../ui/field";
import { Result } from "../../ui/result";
import { Choices } from "../choices";
import { sentence } from "../converter/fill";
import { Notes } from "../converter/notes";
import type { FaceProps } from "../faces";
import { Figures } from "../figures";
import { Frame } from "../frame";
import { Group, Pairs } from "../group";
import { useToolState } from "../use-tool-state";
import { type QrFields, type QrKind, qrContent, type QrProblem } from "./content";
import { contrast } from "./contrast";
import { encodeQr } from "./encode";
import { printCheck } from "./print-check";
import { QrCompare } from "./qr-compare";
import { QrDesignFields } from "./qr-design-fields";
import { QrDownloads } from "./qr-downloads";
import { qrNotes } from "./qr-notes";
import { QrPreview } from "./qr-preview";
import { drawn, DRAWN_AT_REST } from "./qr-state";

/** Kept out of the shared address: a Wi-Fi's key is nobody else's business. */
const SECRET = "password";

const oneDecimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });
const unit = (value: number, name: string) => `${oneDecimal.format(value)}\u00A0${name}`;

/** Which field a problem is about. */
const FIELD_OF: Partial<Record<QrProblem, string>> = {
  place: "place",
  email: "email",
  phone: "phone",
  network: "network",
  password: SECRET,
};

/** The QR studio: content, design, print check, and the two files. */
export default function QrFace({ words, page }: FaceProps<Queries.QrWordsFragment>) {
  const { shortDomain } = useSite();
  const { contents: kinds, starts, messages, check, design: designWords, print: printWords } = words;
  const [defaults, restingKey] = useMemo(() => {
    const kind = starts.find((start) => start.page === page?.path)?.kind ?? kinds[0]!.code;
    const inputs = kinds.flatMap((one) => one.inputs.map(({ name, value }) => [name, value] as const));
    const shared = Object.fromEntries(inputs.filter(([name]) => name !== SECRET));
    const secret = inputs.find(([name]) => name === SECRET)?.[1] ?? "";
    return [{ ...shared, ...DRAWN_AT_REST, kind }, secret];
  }, [kinds, starts, page]);
  const { values, set } = useToolState("qr", defaults);
  const [secret, setSecret] = useState(restingKey);
  const [logo, setLogo] = useState<ImageBitmap | null>(null);
  useEffect(() => () => logo?.close(), [logo]);

  const kind = kinds.find(({ code }) => code === values.kind) ?? kinds[0]!;
  const { level, quietZone, millimetres, distanceCm, ...colours } = drawn(values);
  const content = qrContent(kind.code as QrKind, { ...(values as QrFields), [SECRET]: secret });
  const said = "text" in content ? content.text : "";
  const plain = useMemo(() => encodeQr(said, level), [said, level]);
  const withLogo = useMemo(() => (logo ? encodeQr(said, level, true) : null), [said, level, logo]);
  const short = useMemo(
    () => encodeQr(`https://${shortDomain}/${words.compare.slug}`, level),
    [shortDomain, level, words],
  );

  const matrix = withLogo ?? plain;
  const problem = "problem" in content ? content.problem : matrix ? null : "too-long";
  const design = matrix && { matrix, quietZone, ...colours };
  const ratio = contrast(colours.ink, colours.paper);
  const print = matrix && printCheck(matrix.size, quietZone, millimetres, distanceCm);
  const notes = matrix && print ? qrNotes({ matrix, plainSize: withLogo && plain!.size, contrast: ratio, print }) : [];
  if (logo && plain && !withLogo) notes.push({ code: "logo-large", level: "warning" });
  const told = notes.map((note) => ({ level: note.level, text: sentence(messages, note) }));

  const wrong = problem && sentence(messages, { code: problem });
  const wrongField =
    FIELD_OF[problem as QrProblem] ?? (problem === "scheme" || problem === "link" ? linkField(kind) : null);
  const isLink = kind.code === "link" || kind.code === "review" || kind.code === "vcard";

  return (
    <Frame
      words={words}
      status={wrong ?? told.map(({ text }) => text).join(" ")}
      fields={
        <>
          <Choices legend={words.content} options={kinds} value={kind.code} onChange={(code) => set({ kind: code })} />
          <Inputs count={kind.inputs.length}>
            {kind.inputs.map(({ name, label, hint, kind: sort, options }, at) => (
              <Field
                key={name}
                name={name}
                label={label}
                hint={hint}
                kind={sort as FieldKind}
                options={options}
                value={name === SECRET ? secret : (values[name as keyof typeof values] ?? "")}
                error={wrong && name === (wrongField ?? kind.inputs[0]!.name) && at >= 0 ? wrong : undefined}
                onChange={(value) => (name === SECRET ? setSecret(value) : set({ [name]: value }))}
              />
            ))}
          </Inputs>
          <QrDesignFields
            words={designWords}
            values={values}
            set={set}
            logo={logo}
            setLogo={(picture) => {
              setLogo(picture);
              if (picture) set({ level: "H" });
            }}
          />
          <Group legend={printWords.legend}>
            <Pairs>
              <Field
                name="size"
                kind="select"
                label={printWords.size}
                options={printWords.sizes}
                value={values.size}
                onChange={(size) => set({ size })}
              />
              <Field
                name="distance"
                kind="number"
                min={5}
                max={10_000}
                label={printWords.distance}
                value={values.distance}
                onChange={(distance) => set({ distance })}
              />
            </Pairs>
          </Group>
        </>
      }
    >
      {design && <QrPreview design={design} label={words.drawing} logo={withLogo && logo} />}
      <QrDownloads
        words={printWords}
        design={ratio.scannable && !problem ? design : null}
        millimetres={millimetres}
        logo={withLogo && logo}
      />
      {wrong && <Notes notes={[{ level: "problem", text: wrong }]} />}
      {matrix && print && (
        <>
          <Result label={words.says} value={said} />
          <Group legend={check.legend}>
            <Figures
              lines={[
                [check.modules, `${matrix.size} × ${matrix.size}`],
                [check.module, unit(print.moduleMm, "mm")],
                [check.smallest, unit(print.smallestMm, "mm")],
                [check.farthest, unit(print.farthestCm, "cm")],
                [check.contrast, `${oneDecimal.format(ratio.ratio)}\u00A0:\u00A01`],
              ]}
            />
            <Notes notes={told} />
          </Group>
          {isLink && short && short.size < matrix.size && (
            <QrCompare words={words.compare} design={design!} short={short} distanceCm={distanceCm} />
          )}
        </>
      )}
    </Frame>
  );
}

const linkField = ({ inputs }: Queries.QrWordsFragment["contents"][number]) =>
  inputs.find(({ kind }) => kind === "url")?.name ?? null;

function Inputs({ count, children }: { count: number; children: React.ReactNode }) {
  return count > 2 ? <Pairs>{children}</Pairs> : <>{children}</>;
}

export const fragment = graphql`
  fragment QrWords on QrTool {
    ...ToolFrame
    title
    lead
    next
    content
    contents {
      code
      label
      inputs {
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
    }
    starts {
      page
      kind
    }
    design {
      ...QrDesignWords
    }
    print {
      legend
      size
      sizes {
        value
        label
      }
      distance
      svg
      png
      saved
      fileName
    }
    drawing
    says
    check {
      legend
      modules
      module
      smallest
      farthest
      contrast
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

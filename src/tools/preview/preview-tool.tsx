import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { color, from, rhythm, space, text } from "../../design/tokens";
import type { ToolProps } from "../tool-components";
import { ToolFrame } from "../frame/tool-frame";
import { Notes } from "../frame/notes";
import { PictureField } from "../picture/picture-field";
import { joinSentences, messageText } from "../messages";
import { ToolField, useExamples } from "../frame/tool-field";
import { useToolState } from "../state/use-tool-state";
import { previewCards, siteName } from "./cards";
import { imageNote, NO_PICTURE } from "./image-notes";
import { PreviewCard } from "./preview-card";

const styles = {
  halves: css({
    display: "grid",
    gap: `${space(5)} ${rhythm.gap}`,
    alignItems: "start",
    [from.laptop]: { gridTemplateColumns: "1fr 1fr" },
  }),
  half: css({ display: "grid", gap: space(5), minWidth: 0 }),
  cards: css({
    display: "grid",
    gap: `${space(8)} ${space(6)}`,
    [from.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.laptop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  }),
  caution: css(text.small, { color: color.inkSoft }),
};

const list = new Intl.ListFormat("fr", { type: "conjunction" });

/** Shows a link as six platforms draw it. */
export default function PreviewTool({ words }: ToolProps<Queries.PreviewWordsFragment>) {
  const { inputs, messages, platforms } = words;
  const defaults = useExamples<Record<"link" | "title" | "description" | "image", string>>(inputs);
  const { values, set } = useToolState("preview", defaults);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => () => picture?.close(), [picture]);

  const cards = previewCards(values, platforms);
  const image = imageNote(values.image);
  const imageSaid = {
    level: image === "image-good" ? ("info" as const) : ("warning" as const),
    text: messageText<"preview">(messages, { code: image }),
  };
  const errorOf = (name: string) => {
    if (name === "image" && NO_PICTURE.has(image)) return imageSaid.text;
    return name === "link" && values.link.trim() && !siteName(values.link)
      ? messageText<"preview">(messages, { code: "no-link" })
      : undefined;
  };
  const field = (input: (typeof inputs)[number]) => (
    <ToolField
      key={input.name}
      input={input}
      value={values[input.name as keyof typeof values]}
      error={errorOf(input.name)}
      set={set}
    />
  );
  const cutBy = (part: "title" | "description") => {
    const names = cards
      .filter(({ platform, [part]: text }) => platform[part] > 0 && text.lost > 0)
      .map(({ platform }) => platform.name);
    return names.length > 0
      ? messageText<"preview">(messages, { code: `${part}s-cut`, fill: { mot: list.format(names) } })
      : "";
  };
  const cuts = joinSentences([cutBy("title"), cutBy("description")]);
  const hasTitle = values.title.trim() !== "";

  return (
    <ToolFrame
      withholds={picture !== null}
      words={words}
      status={
        joinSentences([
          errorOf("link"),
          hasTitle ? undefined : noTitle(messages).text,
          cuts,
          image === "image-good" ? undefined : imageSaid.text,
        ]) || messageText<"preview">(messages, { code: "fits" })
      }
      wide
      fields={
        <div css={styles.halves}>
          <div css={styles.half}>{inputs.filter(({ name }) => name !== "image").map(field)}</div>
          <div css={styles.half}>
            {inputs.filter(({ name }) => name === "image").map(field)}
            <Notes notes={[...(NO_PICTURE.has(image) ? [] : [imageSaid]), ...(hasTitle ? [] : [noTitle(messages)])]} />
            <PictureField
              label={words.picture}
              hint={words.pictureHint}
              failed={words.pictureFailed}
              onPicture={setPicture}
              removal={picture ? { label: words.pictureRemove, onRemove: () => setPicture(null) } : undefined}
            />
            <p css={styles.caution}>{words.caution}</p>
          </div>
        </div>
      }
    >
      <ul css={styles.cards} role="list">
        {cards.map((card) => (
          <PreviewCard
            key={card.platform.name}
            card={card}
            picture={picture}
            noPicture={words.noPicture}
            messages={messages}
            described={values.description.trim() !== ""}
          />
        ))}
      </ul>
    </ToolFrame>
  );
}

const noTitle = (messages: Queries.PreviewWordsFragment["messages"]) => ({
  level: "warning" as const,
  text: messageText<"preview">(messages, { code: "no-title" }),
});

export const fragment = graphql`
  fragment PreviewWords on PreviewTool {
    ...ToolFrame
    inputs {
      ...ToolField
    }
    picture
    pictureHint
    pictureRemove
    pictureFailed
    noPicture
    platforms {
      name
      icon
      title
      description
      layout
    }
    caution
    messages {
      code
      text
    }
  }
`;

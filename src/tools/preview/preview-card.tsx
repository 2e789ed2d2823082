import { css } from "@emotion/react";
import { ON_PICTURE } from "../../design/fixed-colors";
import { color, font, radius, semibold, space, text } from "../../design/tokens";
import { ContentIcon, type IconName } from "../../ui/content-icon";
import { Notes } from "../frame/notes";
import { PictureCanvas } from "../picture/picture-canvas";
import { resolveNotes } from "../messages";
import { cardNotes } from "./card-notes";
import type { Card, Platform } from "./cards";

/** The proportions that the platforms ask for, and a thumbnail's. */
const WIDE = { width: 600, height: 314 };
const SQUARE = { width: 240, height: 240 };

type Drawn = Platform & { readonly icon: string; readonly layout: string };

const styles = {
  card: css({ display: "grid", gap: space(3), alignContent: "start", minWidth: 0 }),
  name: css(text.h3, { display: "flex", gap: space(2), alignItems: "center", fontSize: "1.1rem" }),
  link: css({
    display: "grid",
    overflow: "hidden",
    border: `1px solid ${color.edge}`,
    borderRadius: radius.medium,
    background: color.paper,
    fontFamily: font.body,
    "&[data-layout=beside]": { gridTemplateColumns: "min(6rem,30%) minmax(0, 1fr)" },
  }),
  picture: css({
    display: "grid",
    placeItems: "center",
    aspectRatio: `${WIDE.width} / ${WIDE.height}`,
    // Stretched, its height and width depend on each other: the browser repeats the layout again and again.
    alignSelf: "start",
    minWidth: 0,
    overflow: "hidden",
    color: color.inkSoft,
    background: color.sunk,
    textAlign: "center",
    "[data-layout=below] > &": { order: 2 },
    "[data-layout=beside] > &": {
      position: "relative",
      aspectRatio: "auto",
      alignSelf: "auto",
      minHeight: "6rem",
      "& > canvas": { position: "absolute", inset: 0, objectFit: "cover" },
    },
  }),
  empty: css(text.small, {
    display: "grid",
    justifyItems: "center",
    gap: space(1),
    padding: space(2),
    "[data-layout=beside] &": text.label,
  }),
  words: css({ display: "grid", gap: space(1), alignContent: "start", padding: space(3.5), overflowWrap: "anywhere" }),
  site: css(text.small, { color: color.inkSoft }),
  title: css({
    fontWeight: semibold,
    lineHeight: 1.35,
    unicodeBidi: "isolate",
    // One line over the bottom of the picture.
    "[data-layout=behind] &": {
      position: "relative",
      order: -1,
      placeSelf: "start",
      maxWidth: "100%",
      overflow: "hidden",
      padding: ".2em .5em",
      marginTop: "-3.1rem",
      borderRadius: radius.small,
      ...ON_PICTURE,
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
    },
  }),
  description: css(text.small, { color: color.inkSoft, unicodeBidi: "isolate" }),
};

interface Props {
  card: Card<Drawn>;
  picture: ImageBitmap | null;
  noPicture: string;
  messages: Queries.PreviewWordsFragment["messages"];
  /** Whether there is a description. */
  described: boolean;
}

/** The link as one platform shows it, with its texts cut. */
export function PreviewCard({ card, picture, noPicture, messages, described }: Props) {
  const { platform, site, title, description } = card;
  const size = platform.layout === "beside" ? SQUARE : WIDE;
  return (
    <li css={styles.card} data-platform={platform.name}>
      <h3 css={styles.name}>
        <ContentIcon name={platform.icon as IconName} size={22} />
        {platform.name}
      </h3>
      <div css={styles.link} data-layout={platform.layout}>
        <div css={styles.picture}>
          {picture ? (
            <PictureCanvas picture={picture} {...size} fit="cover" />
          ) : (
            <span css={styles.empty}>
              <ContentIcon name="image" size={24} />
              {noPicture}
            </span>
          )}
        </div>
        {(site || title.shown || description.shown) && (
          <div css={styles.words}>
            {site && <p css={styles.site}>{site}</p>}
            <p css={styles.title} data-part="title">
              {title.shown}
            </p>
            {description.shown && (
              <p css={styles.description} data-part="description">
                {description.shown}
              </p>
            )}
          </div>
        )}
      </div>
      <Notes notes={resolveNotes(messages, cardNotes(card, described))} />
    </li>
  );
}

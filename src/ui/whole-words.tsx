import { css } from "@emotion/react";
import { Fragment } from "react";
import { from } from "../design/tokens";

/* A box still breaks inside if the line is too narrow for it. */
const box = css({ display: "inline-block" });
/*
 * A box on a phone too. On wider screens there is none: text search, text fragments and screen readers find no phrase
 * across its edge.
 */
const whole = css(box, { [from.tablet]: { display: "inline", whiteSpace: "nowrap" } });
/** In characters: what fits in any column from tablet width on. Firefox lets a longer one overlap its neighbour. */
const LONGEST = 19;
/* Never a box in long texts. On a small screen with large text, such a part would not fit. */
const unbroken = css({ [from.small]: { whiteSpace: "nowrap" } });

/**
 * Words with a hyphen or a question mark, after which a browser breaks (« survivra-t-il », « ?gf=code »), « en bio »,
 * and « QR Code » with a plain space, if the text must keep it. Up to the next plain space: beside a box a line may
 * also break at a no-break space. No line ends at a first word.
 */
const WORDS = /(?<= )((?:[^ ]+-|[^ \w]*(?:\?\w+=|en bio|QR code))[^ ]*)/i;

/** A URL, or a word in guillemets, with a hyphen: broken there, the hyphen might not seem part of it. */
const ADDRESSES = /(?<= )((?:[^ ]*[./]\w|«\u00a0)[^ ]*-[^ ]*|[^ ]+-[^ ]*[./]\w[^ ]*)/;
/** The part with the hyphen, between slashes, up to `LONGEST`: a longer one would not fit with letter spacing. */
const SLUG = new RegExp(`(?<=^|/)(?=[^/]{1,${LONGEST}}(?:/|$))([^/]*\\w-[^/]*)`);

interface Props {
  children: string;
}

function wrapped(text: string, what: RegExp, styleOf: (part: string) => typeof whole) {
  return text.split(what).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} css={styleOf(part)}>
        {part}
      </span>
    ),
  );
}

/**
 * Text in which no line ends inside « s'affiche-t-il », « ?gf=code », « en bio » or « QR Code » with a plain space; for
 * headings and short texts.
 */
export const WholeWords = ({ children }: Props) => (
  <>{wrapped(children, WORDS, ({ length }) => (length > LONGEST ? box : whole))}</>
);

/** Text in which no line ends at the hyphen of a URL or of a quoted word; for long texts. */
export function WholeAddresses({ children }: Props) {
  return (
    <>
      {children
        .split(ADDRESSES)
        .map((part, index) =>
          index % 2 === 0 ? part : <Fragment key={index}>{wrapped(part, SLUG, () => unbroken)}</Fragment>,
        )}
    </>
  );
}

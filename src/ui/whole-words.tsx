import { css } from "@emotion/react";
import { Fragment } from "react";
import { from } from "../design/tokens";

/* A box still breaks inside where the line is too narrow for it. */
const box = css({ display: "inline-block" });
/*
 * On a phone a box too. Wherever there is room, none: the browser's search, links to a passage and screen readers find
 * no phrase across its edge.
 */
const whole = css(box, { [from.tablet]: { display: "inline", whiteSpace: "nowrap" } });
/** In characters: what any column holds from tablet width on. Firefox writes a longer one over what stands beside it. */
const LONGEST = 19;
/* At length no box at all. In a large text it would not fit. */
const unbroken = css({ [from.small]: { whiteSpace: "nowrap" } });

/**
 * What has a hyphen or a question mark, after which a browser breaks (« survivra-t-il », « ?gf=code »), « en bio », and
 * the « QR Code » of a plain space that is kept to the letter. Up to the next plain space: beside a box a line breaks at
 * a no-break space too. No line ends at a first word.
 */
const WORDS = /(?<= )((?:[^ ]+-|[^ \w]*(?:\?\w+=|en bio|QR code))[^ ]*)/i;

/** An address, or a word in guillemets, that has a hyphen: broken there, it could be without. */
const ADDRESSES = /(?<= )((?:[^ ]*[./]\w|«\u00a0)[^ ]*-[^ ]*|[^ ]+-[^ ]*[./]\w[^ ]*)/;
/** What has the hyphen, between slashes, up to `LONGEST`: with its letters spaced out a longer one would not fit. */
const SLUG = new RegExp(`(?<=^|/)(?=[^/]{1,${LONGEST}}(?:/|$))([^/]*\\w-[^/]*)`);

interface Props {
  children: string;
}

function held(text: string, what: RegExp, styleOf: (part: string) => typeof whole) {
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
 * Text in which no line ends inside « s'affiche-t-il », « ?gf=code », « en bio » or a « QR Code » of a plain space; for
 * headings and short texts.
 */
export const WholeWords = ({ children }: Props) => (
  <>{held(children, WORDS, ({ length }) => (length > LONGEST ? box : whole))}</>
);

/** Text in which no line ends at the hyphen of an address or of a quoted word; for what is read at length. */
export function WholeAddresses({ children }: Props) {
  return (
    <>
      {children
        .split(ADDRESSES)
        .map((part, index) =>
          index % 2 === 0 ? part : <Fragment key={index}>{held(part, SLUG, () => unbroken)}</Fragment>,
        )}
    </>
  );
}

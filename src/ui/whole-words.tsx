import { css } from "@emotion/react";

/* A box rather than "nowrap": it still breaks inside where the line is too narrow for it. */
const whole = css({ display: "inline-block" });

/**
 * What has a hyphen or a question mark, after which a browser breaks (« survivra-t-il », « ?gf=code »), « en bio », and
 * the « QR Code » of a plain space that is kept to the letter. Up to the next plain space: beside a box a line breaks at
 * a no-break space too. No line ends at a first word.
 */
const HELD_TOGETHER = /(?<= )((?:[^ ]+-|[^ \w]*(?:\?\w+=|en bio|QR code))[^ ]*)/i;

/**
 * Text in which no line ends inside « s'affiche-t-il », « ?gf=code », « en bio » or a « QR Code » of a plain space; for
 * headings and short texts.
 */
export function WholeWords({ children }: { children: string }) {
  return (
    <>
      {children.split(HELD_TOGETHER).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} css={whole}>
            {part}
          </span>
        ),
      )}
    </>
  );
}

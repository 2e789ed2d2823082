import { css } from "@emotion/react";

/* A box rather than "nowrap": it still breaks inside where the line is too narrow for it. */
const whole = css({ display: "inline-block" });

/**
 * What has a hyphen, after which a browser breaks (« survivra-t-il »), and « en bio »; no line ends at a first word.
 */
const HELD_TOGETHER = /(?<=\s)(\S+-\S+|en bio|QR code)/i;

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

import { Global, css } from "@emotion/react";
import type { ReactNode } from "react";
import { subjectStyles } from "../design/palette";

/* Only pages with a subject carry its rules. */
const palettes = css(subjectStyles);

/** Gives what it holds the colours of the page's subject: one of PALETTES (rules in src/design/palette.ts). */
export function Subject({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <>
      <Global styles={palettes} />
      <div data-colour={colour}>{children}</div>
    </>
  );
}

import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import type { Palette } from "../content/vocabulary";
import { subjectStyles } from "../design/palette";

/** Gives its children the colours of the page's subject: one of PALETTES (rules in src/design/palette.ts). */
export function Subject({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <>
      <Global styles={subjectStyles(colour as Palette)} />
      <div data-colour={colour}>{children}</div>
    </>
  );
}

import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { anySubject } from "../design/palette";

const subject = css(anySubject());

/** Gives what it holds the colours of the page's subject: one of PALETTES. */
export function Subject({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <div css={subject} data-colour={colour}>
      {children}
    </div>
  );
}

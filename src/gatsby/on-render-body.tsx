import type { RenderBodyArgs } from "gatsby";
import { isNotFoundPath } from "../content/links/addresses";
import { headingFontFile } from "../design/font";
import { schemes } from "../design/schemes";
import type { InlineScripts } from "./inline-scripts";

declare const INLINE_SCRIPTS: InlineScripts;

const inline = (name: keyof InlineScripts) => (
  <script key={name} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[name] }} />
);

/**
 * The parts of the head that every page shares. The referral script comes before the analytics one:
 * it reads the code from the landing URL, which the analytics may change.
 */
export function onRenderBody({ pathname, setHeadComponents }: RenderBodyArgs) {
  setHeadComponents([
    <link key="font" rel="preload" href={headingFontFile} as="font" type="font/woff2" crossOrigin="anonymous" />,
    inline("referral"),
    inline("analytics"),
    isNotFoundPath(pathname) && inline("unknownPath"),
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="light" name="theme-color" content={schemes.light.paper} media="(prefers-color-scheme: light)" />,
    <meta key="dark" name="theme-color" content={schemes.dark.paper} media="(prefers-color-scheme: dark)" />,
  ]);
}

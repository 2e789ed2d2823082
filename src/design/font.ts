/** URL of the heading face: preload it (`as="font" type="font/woff2" crossorigin`). */
export const headingFontFile = "/fonts/bricolage.woff2";

/*
 * The two faces as plain text, because one CSS object cannot hold two @font-face keys. `optional`: on a decent
 * connection the preloaded face is in the first paint; if it is late, the page keeps the fallback, so that no line ever
 * moves. src/commands/subset-font.mjs prints the overrides.
 */
export const fontFaces = `
@font-face{font-family:"Bricolage Grotesque";src:url(${headingFontFile}) format("woff2");font-weight:700;font-display:optional}
@font-face{font-family:"Bricolage Fallback";font-weight:700;src:local("Arial Bold"),local("Arial-BoldMT"),local("Helvetica Neue Bold"),local("HelveticaNeue-Bold"),local("Roboto Bold"),local("Roboto-Bold"),local("Liberation Sans Bold"),local("LiberationSans-Bold");size-adjust:101.68%;ascent-override:91.47%;descent-override:26.55%;line-gap-override:0%}
`;

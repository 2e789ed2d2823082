import { describeRefusal, edited, scanPage } from "../../../../src/hosting/publishing/page-scan";
import { sha256 } from "../../../../src/hosting/policy";

const STYLE = '<style data-emotion="css">.css-a{}</style>';
const page = (body: string, head = STYLE) => `<!DOCTYPE html><html><head>${head}</head><body>\n${body}</body></html>`;
const scan = (body: string, inline: string[] = []) => scanPage(page(body), new Set(inline));
const reasons = (body: string) => scan(body).refusals.map(({ reason }) => reason);

test("the site's own inline scripts are hashed, Gatsby's are removed", () => {
  const found = scan(
    '<script>own()</script><script id="x">window.___chunkMapping="{}";</script>' +
      '<script>window.___webpackCompilationHash="0a1b";</script>' +
      '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/blog";/*]]>*/</script>',
    ["own()"],
  );
  expect(found.refusals).toEqual([]);
  expect(found.scripts).toEqual([sha256("own()")]);
  expect(found.compilation).toBe("0a1b");
  expect(edited(page("<i></i>"), [])).toBe(page("<i></i>"));
  expect(found.edits).toHaveLength(3);
});

test("Gatsby's comments around the bundles are removed; others stay because React reads them", () => {
  const id = 'id="_gatsby-scripts-1"';
  const html = page(`<p>a<!-- -->b</p><!-- slice-start ${id} -->\n  <i></i><!-- slice-end ${id} -->`);
  expect(edited(html, scanPage(html, new Set()).edits)).toContain("<p>a<!-- -->b</p><i></i></body>");
});

test("Gatsby's two style attributes are removed, others are refused", () => {
  const html = page('<div id="gatsby-announcer" style="top:0" a="b"></div>');
  const { edits, refusals } = scanPage(html, new Set());
  expect(refusals).toEqual([]);
  expect(edited(html, edits)).toContain('<div id="gatsby-announcer" a="b"></div>');
  expect(reasons('<p style="color:red">')).toEqual(["a style attribute"]);
});

test.each([
  ["a second one", STYLE + STYLE],
  ["one that is not the page's", "<style>p{}</style>"],
])("of the style blocks in the head, %s is refused", (_, head) => {
  const { refusals } = scanPage(page("", head), new Set());
  expect(refusals.map(({ reason }) => reason)).toEqual(["a style block beside the page's own"]);
});

test("a style block in the body is refused", () => {
  const { refusals } = scanPage(page(STYLE, ""), new Set());
  expect(refusals.map(({ reason }) => reason)).toContain("a style block beside the page's own");
});

test.each([
  ["<script>alert(1)</script>", "an inline script"],
  ['<script type="speculationrules">{}</script>', "an inline script"],
  ['<script type="text/ecmascript">x()</script>', "an inline script"],
  ["<style>p{}</style>", "a style block beside the page's own"],
  ['<p onclick="x()">', "the event attribute onclick"],
  ['<a href=" JavaScript:x()">', "href leads to script or data"],
  ['<iframe src="/x"></iframe>', "<iframe>"],
  ["<frame>", "<frame>"],
  ['<object data="/x"></object>', "<object>"],
  ['<object data="javascript:x()"></object>', "<object>", "data leads to script or data"],
  ['<embed src="/x">', "<embed>"],
  ['<base href="/x">', "<base>"],
  ['<form action="/x">', "<form>"],
  ['<p srcdoc="x">', "the attribute srcdoc"],
  ['<meta http-equiv="refresh" content="0;url=//evil.test">', '<meta http-equiv="refresh">'],
  ['<img src="https://evil.test/x.png">', "src of another origin"],
  ['<img src="//evil.test/x.png">', "src of another origin"],
  ['<img srcset="/a.png 1x, https://evil.test/b.png 2x">', "srcset of another origin"],
  ['<img srcset="/a.png 1x,https://evil.test/b.png 2x">', "srcset of another origin"],
  ['<link rel="preload" as="image" imagesrcset="https://evil.test/x.png 1x">', "imagesrcset of another origin"],
  ['<link rel="Stylesheet" href="https://evil.test/x.css">', "href of another origin"],
  ['<video src="/demo.mp4"></video>', "<video>"],
  ['<svg><use xlink:href="https://evil.test/x.svg#a"></use></svg>', "xlink:href of another origin"],
  ['<link rel="stylesheet" href="https://evil.test/x.css">', "href of another origin"],
  ['<script type="application/json; charset=utf-8">x()</script>', "an inline script"],
  ['<portal src="/x"></portal>', "<portal>"],
  ['<track src="/x.vtt">', "<track>"],
  ['<a href="vbscript:x()">', "href leads to script or data"],
  ['<button formaction="javascript:x()">', "formaction leads to script or data"],
  ['<img src="/\\evil.test/x.png">', "src of another origin"],
  ['<input type="image" src="https://evil.test/x.png">', "src of another origin"],
  ['<picture><source srcset="https://evil.test/x.avif"></picture>', "srcset of another origin"],
  ['<svg><image href="https://evil.test/x.png"></image></svg>', "href of another origin"],
  ['<link rel="modulepreload" href="https://evil.test/x.js">', "href of another origin"],
  ['<link rel="prefetch" href="https://evil.test/x">', "href of another origin"],
  ['<link rel="manifest" href="https://evil.test/x.webmanifest">', "href of another origin"],
  ['<link rel="icon" href="https://evil.test/x.svg">', "href of another origin"],
  ['<link rel="apple-touch-icon" href="https://evil.test/x.png">', "href of another origin"],
  ['<meta http-equiv="Content-Security-Policy" content="x">', '<meta http-equiv="Content-Security-Policy">'],
  ['<meta http-equiv="set-cookie" content="a=b">', '<meta http-equiv="set-cookie">'],
])("%s is refused", (markup, ...expected) => {
  expect(reasons(markup)).toEqual(expected);
});

test("structured data, the site's own pictures, links to any site and text that looks like markup are accepted", () => {
  expect(
    reasons(
      '<script type="application/ld+json">{"@type":"Thing"}</script><img src="/a.png" srcset="/a.png 1x, /b.png 2x">' +
        '<a href="https://app.maillon.example/inscription">x</a>&lt;script&gt;alert(1)&lt;/script&gt;' +
        '<svg><use href="#a"></use></svg>',
    ),
  ).toEqual([]);
});

test("a refusal names the page, the position and the markup", () => {
  const html = page('<p>x</p><p style="color:red">y</p>');
  const [refusal] = scanPage(html, new Set()).refusals;
  expect(describeRefusal("/blog.html", html, refusal!)).toBe(
    '/blog.html:2:9 holds a style attribute, which the policy forbids: <p style="color:red">y</p></body></html>',
  );
});

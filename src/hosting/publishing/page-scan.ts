import { Parser } from "htmlparser2";
import { sha256 } from "../policy";
import { forbidden } from "./forbidden";

/** A change of a page's text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Refusal {
  /** Position in the page's text. */
  offset: number;
  reason: string;
}

export interface PageScan {
  /** Hashes of the inline scripts that stay. */
  scripts: string[];
  /** Position of the style block's rules. */
  style: Span | null;
  /** Gatsby's compilation hash. */
  compilation: string;
  /** Scripts that the page loads, each with its element's position. */
  sources: (Span & { src: string })[];
  edits: Edit[];
  refusals: Refusal[];
}

type Span = { start: number; end: number };

/*
 * Gatsby's inline scripts that no page needs: `pagePath` would need a policy per page, and our servers handle trailing
 * slashes; the chunk list and the compilation hash come with the bundles (see deferred-bundles.ts,
 * bundle-integrity.ts).
 */
const GATSBY_SCRIPTS = [/^window\.___chunkMapping=".*";$/, /^\/\*<!\[CDATA\[\*\/window\.pagePath=".*";\/\*\]\]>\*\/$/];
const COMPILATION_SCRIPT = /^window\.___webpackCompilationHash="([0-9a-f]*)";$/;

/** Where Gatsby inserts new bundles, in its own copy of the page only (see published-pages.ts). */
const GATSBY_SLICE = /^ slice-(start|end) id="_gatsby-scripts-/;

/** Elements with style attributes by Gatsby; the global styles hold the same rules. */
const GATSBY_STYLED = new Set(["gatsby-focus-wrapper", "gatsby-announcer"]);

/** Some browser may run a script of any other type. */
const DATA_TYPE = /^(application\/(ld\+)?json)$/;

/**
 * Scans a built page for what the policy must allow, what must change and what is forbidden.
 * @param html the page as Gatsby wrote it
 * @param inline the texts of the site's own inline scripts
 */
export function scanPage(html: string, inline: ReadonlySet<string>): PageScan {
  const scan: PageScan = { scripts: [], style: null, compilation: "", sources: [], edits: [], refusals: [] };
  const refuse = (offset: number, reason: string) => scan.refusals.push({ offset, reason });
  let open: { name: string; attributes: Record<string, string>; start: number; end: number } | null = null;
  let isHead = false;

  function onStyleAttribute(id: string | undefined, start: number, end: number) {
    if (!GATSBY_STYLED.has(id ?? "")) return void refuse(start, "a style attribute");
    const found = / style="[^"]*"/.exec(html.slice(start, end))!;
    scan.edits.push({ start: start + found.index, end: start + found.index + found[0].length, text: "" });
  }

  function onScript(attributes: Record<string, string>, start: number, bodyStart: number, bodyEnd: number) {
    if (DATA_TYPE.test(attributes["type"] ?? "")) return;
    if (attributes["src"] !== undefined) {
      scan.sources.push({ src: attributes["src"], start, end: bodyEnd + "</script>".length });
      return;
    }
    const text = html.slice(bodyStart, bodyEnd);
    const compilation = COMPILATION_SCRIPT.exec(text.trim());
    if (compilation) scan.compilation = compilation[1]!;
    if (compilation || GATSBY_SCRIPTS.some((known) => known.test(text.trim()))) {
      scan.edits.push({ start, end: bodyEnd + "</script>".length, text: "" });
    } else if (inline.has(text)) {
      scan.scripts.push(sha256(text));
    } else refuse(start, "an inline script");
  }

  function onStyle(attributes: Record<string, string>, start: number, bodyStart: number, bodyEnd: number) {
    if (!isHead || attributes["data-emotion"] !== "css" || scan.style)
      return void refuse(start, "a style block beside the page's own");
    scan.style = { start: bodyStart, end: bodyEnd };
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (name === "head") isHead = true;
      for (const reason of forbidden(name, attributes)) refuse(start, reason);
      if (attributes["style"] !== undefined) onStyleAttribute(attributes["id"], start, end);
      if (name === "script" || name === "style") open = { name, attributes, start, end };
    },
    oncomment(text) {
      const after = GATSBY_SLICE.test(text) && /^\s*/.exec(html.slice(parser.endIndex + 1))![0].length;
      if (after !== false) scan.edits.push({ start: parser.startIndex, end: parser.endIndex + 1 + after, text: "" });
    },
    onclosetag(name) {
      if (name === "head") isHead = false;
      if (open?.name !== name) return;
      const read = name === "script" ? onScript : onStyle;
      read(open.attributes, open.start, open.end, parser.startIndex);
      open = null;
    },
  });
  parser.end(html);
  return scan;
}

/** Applies changes that do not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/**
 * A refusal as text: page, position, reason and snippet.
 * @param file the page's path inside the built site
 */
export function describeRefusal(file: string, html: string, { offset, reason }: Refusal): string {
  const before = html.slice(0, offset).split("\n");
  const snippet = html.slice(offset, offset + 120).replace(/\s+/g, " ");
  return `${file}:${before.length}:${before.at(-1)!.length + 1} holds ${reason}, which the policy forbids: ${snippet}`;
}

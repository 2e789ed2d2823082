import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Reply } from "./ask";

/*
 * What Netlify and Cloudflare Pages make of `_headers` and `_redirects`, according to their documentation. Netlify
 * looks for files first, Cloudflare applies the rules first. `/x` serves `x.html`; `/x/` and `/x.html` redirect to
 * `/x`, but Netlify serves `/x.html` as it is. For a missing page, Cloudflare takes the nearest 404.html, Netlify the
 * first matching rule of status 404. A query that no rule matches is kept. `_headers` also applies to not-found pages.
 */

interface Rule {
  expression: RegExp;
  to: string;
  status: number;
  /** `404!`: on Netlify, a rule that overrides an existing file; other hosts do not support it. */
  forced: boolean;
}

type Host = "netlify" | "cloudflare";

/** An interpreter of the two files over a built site. */
export function staticHost(host: Host, folder: string): (target: string) => Reply {
  const redirects = readRules(path.join(folder, "_redirects")).filter(({ forced }) => host === "netlify" || !forced);
  const headers = readHeaders(path.join(folder, "_headers"));
  const isFile = (file: string) => existsSync(path.join(folder, file)) && statSync(path.join(folder, file)).isFile();
  const body = (file: string) => readFileSync(path.join(folder, file), "utf8");

  function reply(pathname: string, status: number, file: string | null, location?: string): Reply {
    const rules = headers.filter(({ expression }) => expression.test(pathname));
    const fields: Record<string, string> = {};
    for (const { taken, lines } of rules) {
      // Cloudflare joins the values of several rules, unless a rule removes the header; on Netlify the last one counts.
      if (host === "cloudflare") for (const name of taken) delete fields[name.toLowerCase()];
      for (const [name, value] of lines) {
        const before = host === "cloudflare" ? fields[name.toLowerCase()] : undefined;
        fields[name.toLowerCase()] = before === undefined ? value : `${before}, ${value}`;
      }
    }
    if (status === 200 || status === 404) fields["cache-control"] ??= "no-cache";
    if (location !== undefined) fields["location"] = location;
    return { status, headers: fields, body: file === null ? "" : body(file) };
  }

  return (target) => {
    const [, raw = "/", query = ""] = /^(?:https?:\/\/[^/]*)?([^?]*)(\?.+)?/.exec(target)!;
    let asked: string;
    try {
      asked = decodeURIComponent(raw);
    } catch {
      return notFound(raw);
    }
    if (asked.length > 255 || /\0|(^|\/)\.\.?(\/|$)|\/\//.test(asked)) return notFound(asked);
    const rule = redirects.find(({ expression, status, forced }) => {
      return (status < 400 || forced) && expression.test(asked);
    });
    if (rule?.forced && rule.status === 404) return reply(asked, 404, rule.to);
    const hop = (to: string) => reply(asked, 301, null, to + query);
    const led = () => (rule ? hop(asked.replace(rule.expression, rule.to)) : null);

    const early = host === "cloudflare" || rule?.forced ? led() : null;
    if (early) return early;
    if (asked === "/" && isFile("/index.html")) return reply(asked, 200, "/index.html");
    const plain = asked.replace(/\/$/, "").replace(/\.html$/, "");
    if (host === "netlify" && asked.endsWith(".html") && isFile(asked)) return reply(asked, 200, asked);
    if (!/(^|\/)404$/.test(plain) && isFile(`${plain}.html`)) {
      return asked === plain ? reply(asked, 200, `${plain}.html`) : hop(plain === "/index" ? "/" : plain);
    }
    if (!asked.endsWith("/") && !asked.endsWith("404.html") && isFile(asked)) return reply(asked, 200, asked);
    return (host === "netlify" ? led() : null) ?? notFound(asked);
  };

  function notFound(asked: string): Reply {
    if (host === "netlify") {
      const rule = redirects.find(({ expression, status }) => status === 404 && expression.test(asked))!;
      return reply(asked, 404, rule.to);
    }
    const parts = asked.split("/").slice(0, -1);
    while (parts.length > 0 && !(parts.join("/").length < 255 && isFile(`${parts.join("/")}/404.html`))) parts.pop();
    return reply(asked, 404, `${parts.join("/")}/404.html`);
  }
}

/** `*` is any text, once; `:name` is one path segment. */
function pattern(text: string): RegExp {
  const source = text
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace("*", "(?<splat>.*)")
    .replace(/:([a-z]+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`, "s");
}

function readRules(file: string): Rule[] {
  return lines(file).map((line) => {
    const [from = "", to = "", status = "301"] = line.trim().split(/\s+/);
    return {
      expression: pattern(from),
      to: to.replace(/:([a-z]+)/g, "$<$1>"),
      status: parseInt(status),
      forced: status.endsWith("!"),
    };
  });
}

function readHeaders(file: string): { expression: RegExp; taken: string[]; lines: [string, string][] }[] {
  const blocks: { expression: RegExp; taken: string[]; lines: [string, string][] }[] = [];
  for (const line of lines(file)) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (/^\s+! /.test(line)) blocks.at(-1)!.taken.push(line.trim().slice(2));
    else if (name === undefined) blocks.push({ expression: pattern(line.trim()), taken: [], lines: [] });
    else blocks.at(-1)!.lines.push([name, value!]);
  }
  return blocks;
}

const lines = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"));

import { FAMILIES } from "../content/vocabulary";
import { HIDDEN } from "./addresses";
import { CONTENT_TYPES, TEXT_TYPES } from "./content-types";
import type { Hosting } from "./description";
import { CACHE_RULES, type Header, REVALIDATED, SHARED_PICTURES } from "./headers";
import { mapRoom } from "./nginx-map-room";

/* The rules of addresses.ts in nginx's words. What a redirect leads to is a file that exists, or a moved address. */

const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** The key of a map that a regular expression of ours fits. */
const fits = ({ source }: RegExp, before = "^") =>
  `"~${source.replace(/^\^/, before).replaceAll("\\/", "/").replaceAll('"', '\\"')}"`;

const isEmbedding = ([name]: Header) => name === SHARED_PICTURES.header[0];

/** Beside other sites the types of the system stand in http { }: they know no modern ones. */
const TYPES = `types {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join("")}}
default_type application/octet-stream;`;

/** For `http { }`: how a request's address is read. */
export function nginxHttp({ headers, moved }: Hosting): string {
  const cacheRules = CACHE_RULES.map(
    ({ expression, value }) => `    ${fits(expression, "^(200|304):")} ${quoted(value)};`,
  );
  return `${mapRoom(moved)}# The path as it was asked for; $uri is the same one decoded and settled.
map $request_uri $site_asked {
    "~^(?:https?://[^/?#]*)?(?<site_path>[^?#]*)" $site_path;
}
# Without what a page's address does not carry.
map $uri $site_plain {
    "~^(?<site_head>.*?)(?:/index)?(?:\\.html)?/?\\z" $site_head;
    default $uri;
}
map $site_plain $site_address {
    "" /;
    default $site_plain;
}
# The page's file without .html; the not-found pages and what begins with a dot have no address of their own.
map $site_plain $site_page {
    "" /index;
    "~(^|/)404\\z" /404/none;
    ${fits(HIDDEN)} /404/none;
    default $site_plain;
}
# What is for the server or the build.
map $uri $site_hidden {
    ${fits(HIDDEN)} yes;
    default no;
}
map "$site_asked|$site_address" $site_page_respelt {
    "~^(.*)\\|\\1\\z" no;
    default yes;
}
map "$site_hidden|$site_asked|$uri" $site_file_respelt {
    "~^no\\|(.*)\\|\\1\\z" no;
    "~^yes|\\.html\\z" no;
    default yes;
}
map $site_plain $site_moved {
    default "";
${moved.map(({ from, to }) => `    ${from} ${to};\n`).join("")}}
map "$status:$uri" $site_cache {
${cacheRules.join("\n")}
    default "${REVALIDATED}";
}
map $uri $site_embedding {
    ${fits(SHARED_PICTURES.expression)} ${SHARED_PICTURES.header[1]};
    default "${headers.find(isEmbedding)?.[1] ?? ""}";
}
map $status $site_allow {
    405 "GET, HEAD";
    default "";
}
`;
}

/**
 * For `server { }`: addresses, statuses, headers.
 * @param options.root the built site
 * @param options.brotli whether nginx has the module ngx_http_brotli_static
 */
export function nginxServer({ headers }: Hosting, { root, brotli }: { root: string; brotli: boolean }): string {
  // Inside a location, so that a family's hidden files have its own not-found page.
  const files = `if ($site_hidden = yes) {
        return 404;
    }
    try_files $site_page.html $uri =404;`;
  const sent = headers.map((header) => [header[0], isEmbedding(header) ? "$site_embedding" : quoted(header[1])]);
  return `root ${quoted(root)};
${TYPES}
charset utf-8;
charset_types ${TEXT_TYPES.filter((type) => type !== "text/html").join(" ")};
max_ranges 0;
absolute_redirect off;
server_tokens off;
gzip_static on;
gzip_vary on;
${brotli ? "" : "# With libnginx-mod-http-brotli-static installed: "}brotli_static on;

${sent.map(([name, value]) => `add_header ${name} ${value} always;`).join("\n")}
add_header Cache-Control $site_cache always;
add_header Allow $site_allow always;

if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
}
if ($site_moved) {
    return 301 $site_moved$is_args$args;
}
set $site_hop no;
if (-f $document_root$uri) {
    set $site_hop $site_file_respelt;
}
if ($site_hop = yes) {
    return 301 $uri$is_args$args;
}
if (-f $document_root$site_page.html) {
    set $site_hop $site_page_respelt;
}
if ($site_hop = yes) {
    return 301 $site_address$is_args$args;
}

error_page 404 /404.html;
error_page 403 =404 /404.html;
location / {
    ${files}
}
${FAMILIES.map(
  (family) => `location ~ ^/${family}(/|$) {
    error_page 404 /${family}/404.html;
    error_page 403 =404 /${family}/404.html;
    ${files}
}
location = /${family}/404.html {
    internal;
    error_page 404 /${family}/404.html;
}
`,
).join("")}location = /404.html {
    internal;
}
`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, "    ");

export interface NginxOptions {
  root: string;
  /** e.g. `8080`, or `8443 ssl` together with `extra`. */
  listen: string;
  /** Folder for nginx's process id and temporary files. */
  work: string;
  /** Path of the module ngx_http_brotli_static, where it is installed. */
  brotliModule?: string | undefined;
  /** Who the workers run as; only a server started by root needs to know. */
  user?: string | undefined;
  /** More directives for `server { }`. */
  extra?: string;
}

/** A whole configuration, for a server that serves this site alone. */
export function nginxConfiguration(hosting: Hosting, options: NginxOptions): string {
  const { root, listen, work, brotliModule, user, extra = "" } = options;
  return `# Made by \`npm run build\` from src/hosting. For a server that has other sites: http.conf and server.conf beside this.
${brotliModule ? `load_module ${quoted(brotliModule)};\n` : ""}${user ? `user ${user};\n` : ""}worker_processes auto;
daemon off;
pid ${quoted(`${work}/nginx.pid`)};
error_log stderr crit;
events {
    worker_connections 4096;
}
http {
    access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `    ${name}_temp_path ${quoted(`${work}/nginx-temp`)};\n`).join("")}    sendfile on;
    tcp_nopush on;
    keepalive_requests 10000;
    open_file_cache max=2000 inactive=60s;
    open_file_cache_valid 5s;
    open_file_cache_errors on;
${indented(nginxHttp(hosting))}
    server {
        listen ${listen};
${indented(indented(extra + nginxServer(hosting, { root, brotli: Boolean(brotliModule) })))}
    }
}
`;
}

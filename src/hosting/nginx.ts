import { FAMILIES } from "../content/vocabulary";
import type { Hosting } from "./description";
import { CACHE_RULES, REVALIDATED } from "./headers";

/* The rules of addresses.ts in nginx's words. What a redirect leads to is a file that exists, or a moved address. */

const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** For `http { }`: how a request's address is read. */
export function nginxHttp({ moved }: Hosting): string {
  const cacheRules = CACHE_RULES.map(({ expression, value }) => {
    const path = expression.source.replace(/^\^/, "").replaceAll("\\/", "/");
    return `    ${quoted(`~^(200|206|304):${path}`).replaceAll("\\\\", "\\")} ${quoted(value)};`;
  });
  return `# The path as it was asked for; $uri is the same one decoded and settled.
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
    "~^/_gatsby/" /404/none;
    "~/\\." /404/none;
    default $site_plain;
}
map "$site_asked|$site_address" $site_page_respelt {
    "~^(.*)\\|\\1\\z" no;
    default yes;
}
map "$site_asked|$uri" $site_file_respelt {
    "~^(.*)\\|\\1\\z" no;
    "~\\.(html|br|gz)\\z" no;
    "~/(\\.|_gatsby/|_headers|_redirects)" no;
    default yes;
}
map $site_plain $site_moved {
    default "";
${moved.map(({ from, to }) => `    ${from} ${to};\n`).join("")}}
map "$status:$uri" $site_cache {
${cacheRules.join("\n")}
    default "${REVALIDATED}";
}
`;
}

/**
 * For `server { }`: addresses, statuses, headers.
 * @param options.root the built site
 * @param options.brotli whether nginx has the module ngx_http_brotli_static
 */
export function nginxServer({ headers }: Hosting, { root, brotli }: { root: string; brotli: boolean }): string {
  const files = "try_files $site_page.html $uri =404;";
  return `root ${quoted(root)};
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;
absolute_redirect off;
server_tokens off;
gzip_static on;
gzip_vary on;
${brotli ? "" : "# With libnginx-mod-http-brotli-static installed: "}brotli_static on;

${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join("\n")}
add_header Cache-Control $site_cache always;

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
location ~ /\\.(?!well-known(/|$))|\\.(br|gz)$|^/_(headers|redirects)$|^/_gatsby/ {
    return 404;
}
`;
}

/** The types of what the site holds; nginx itself knows no modern ones. */
const TYPES = `types {
    text/html html;
    text/css css;
    text/plain txt;
    text/markdown md;
    application/javascript js mjs;
    application/json json map;
    application/manifest+json webmanifest;
    application/xml xml;
    font/woff2 woff2;
    image/avif avif;
    image/jpeg jpg jpeg;
    image/png png;
    image/svg+xml svg;
    image/webp webp;
    image/x-icon ico;
}
default_type application/octet-stream;`;

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
${indented(TYPES)}
${indented(nginxHttp(hosting))}
    server {
        listen ${listen};
${indented(indented(extra + nginxServer(hosting, { root, brotli: Boolean(brotliModule) })))}
    }
}
`;
}

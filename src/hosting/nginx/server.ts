import { FAMILIES } from "../../content/vocabulary";
import { CONTENT_TYPES, TEXT_TYPES } from "../content-types";
import type { Hosting } from "../description";
import { type Header, isResourcePolicy, NOINDEX, SUBRESOURCES } from "../headers";
import { documentHeaderVariable, quoted } from "./syntax";

/* The rules of routing.ts for nginx. A redirect leads to an existing file or to a moved page's new address. */

/** For servers with other sites: the system's list in http { } lacks modern types. */
const TYPES = `types {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join("")}}
default_type application/octet-stream;`;

/**
 * For `server { }`: addresses, statuses, headers.
 * @param options.root the built site
 * @param options.brotli whether nginx has the module ngx_http_brotli_static
 */
export function nginxServer({ headers }: Hosting, { root, brotli }: { root: string; brotli: boolean }): string {
  // Inside a location, so that a family's hidden files get its own not-found page.
  const files = `if ($site_hidden = yes) {
        return 404;
    }
    try_files $site_page.html $uri =404;`;
  const value = (header: Header) => {
    if (SUBRESOURCES.without.has(header[0])) return documentHeaderVariable(header[0]);
    return isResourcePolicy(header) ? "$site_embedding" : quoted(header[1]);
  };
  return `root ${quoted(root)};
${TYPES}
charset utf-8;
charset_types ${TEXT_TYPES.filter((type) => type !== "text/html").join(" ")};
max_ranges 0;
absolute_redirect off;
server_tokens off;
# As much as Node reads: campaigns make long URLs, and an app on the same domain may set large cookies.
large_client_header_buffers 4 16k;
gzip_static on;
gzip_vary on;
# Also behind a proxy, which may speak HTTP/1.0 or send Via.
gzip_http_version 1.0;
gzip_proxied any;
${brotli ? "" : "# With libnginx-mod-http-brotli-static installed: "}brotli_static on;

${headers.map((header) => `add_header ${header[0]} ${value(header)} always;`).join("\n")}
add_header Cache-Control $site_cache always;
add_header Allow $site_allow always;
add_header ${NOINDEX.header[0]} $site_robots always;

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
error_page 400 403 414 494 =404 /404.html;
location / {
    ${files}
}
${FAMILIES.map(
  (family) => `location ~ ^/${family}(/|\\z) {
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

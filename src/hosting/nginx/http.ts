import { HIDDEN } from "../file-classes";
import type { Hosting } from "../description";
import { CACHE_RULES, isResourcePolicy, NOINDEX, REVALIDATED, SHARED_PICTURES, SUBRESOURCES } from "../headers";
import { mapHashSize } from "./map-hash-size";
import { documentHeaderVariable, mapKey, quoted } from "./syntax";

/** For `http { }`: maps from a request's URL. */
export function nginxHttp({ headers, moved }: Hosting): string {
  const cacheRules = CACHE_RULES.map(
    ({ expression, value }) => `    ${mapKey(expression, "^(200|304):")} ${quoted(value)};`,
  );
  const forDocuments = headers.filter(([name]) => SUBRESOURCES.without.has(name));
  return `${mapHashSize(moved)}# The path as requested; $uri is the same path, decoded and normalised.
map $request_uri $site_asked {
    "~^(?:https?://[^/?#]*)?(?<site_path>[^?#]*)" $site_path;
}
# Without /index, .html and a trailing slash, which no page's address has.
map $uri $site_plain {
    "~^(?<site_head>.*?)(?:/index)?(?:\\.html)?/?\\z" $site_head;
    default $uri;
}
map $site_plain $site_address {
    "" /;
    default $site_plain;
}
# The page's file without .html; not-found pages and hidden files have no address of their own.
map $site_plain $site_page {
    "" /index;
    "~(^|/)404\\z" /404/none;
    ${mapKey(HIDDEN)} /404/none;
    default $site_plain;
}
# Files for the server or the build only.
map $uri $site_hidden {
    ${mapKey(HIDDEN)} yes;
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
# Case-insensitive: nginx ignores case in the plain keys of a map.
map $site_plain $site_moved {
    default "";
${moved.map(({ from, to }) => `    ${from} ${to};\n`).join("")}}
map "$status:$uri" $site_cache {
${cacheRules.join("\n")}
    default "${REVALIDATED}";
}
map "$status:$uri" $site_part {
    ${mapKey(SUBRESOURCES.expression, "^(200|304):")} yes;
    default no;
}
${forDocuments.map(([name, value]) => `map $site_part ${documentHeaderVariable(name)} {\n    no ${quoted(value)};\n    default "";\n}\n`).join("")}map $uri $site_embedding {
    ${mapKey(SHARED_PICTURES.expression)} ${SHARED_PICTURES.header[1]};
    default "${headers.find(isResourcePolicy)?.[1] ?? ""}";
}
map $uri $site_robots {
    ${mapKey(NOINDEX.expression)} ${NOINDEX.header[1]};
    default "";
}
map $status $site_allow {
    405 "GET, HEAD";
    default "";
}
`;
}

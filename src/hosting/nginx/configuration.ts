import type { Hosting } from "../description";
import { nginxHttp } from "./http";
import { nginxServer } from "./server";
import { quoted } from "./words";

const indented = (text: string) => text.replace(/^(?=.)/gm, "    ");

/** Per worker. Each may also hold a file open, and others stay open: without descriptors, files are "not found". */
const CONNECTIONS = 4096;

interface NginxOptions {
  root: string;
  /** e.g. `8080` or `localhost:8080`. */
  listen: string;
  /** Folder for nginx's process id and temporary files. */
  work: string;
  /** Path of the module ngx_http_brotli_static, where it is installed. */
  brotliModule?: string | undefined;
  /** The workers' user; only needed when root starts the server. */
  user?: string | undefined;
}

/** A whole configuration, for a server that serves this site alone. */
export function nginxConfiguration(hosting: Hosting, options: NginxOptions): string {
  const { root, listen, work, brotliModule, user } = options;
  return `# Made by \`npm run build\` from src/hosting. For a server that has other sites: http.conf and server.conf beside this.
${brotliModule ? `load_module ${quoted(brotliModule)};\n` : ""}${user ? `user ${user};\n` : ""}worker_processes auto;
# The hard limit of whoever starts nginx must be as high (systemd: LimitNOFILE).
worker_rlimit_nofile ${3 * CONNECTIONS};
daemon off;
pid ${quoted(`${work}/nginx.pid`)};
error_log stderr crit;
events {
    worker_connections ${CONNECTIONS};
}
http {
    access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `    ${name}_temp_path ${quoted(`${work}/nginx-temp`)};\n`).join("")}    sendfile on;
    tcp_nopush on;
    keepalive_requests 10000;
    open_file_cache max=2000 inactive=60s;
    open_file_cache_valid 1s;
${indented(nginxHttp(hosting))}
    server {
        listen ${listen};
${indented(indented(nginxServer(hosting, { root, brotli: Boolean(brotliModule) })))}
    }
}
`;
}

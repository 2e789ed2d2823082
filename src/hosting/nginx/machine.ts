import { existsSync } from "node:fs";

/* What the ready configuration takes from the machine that builds it. */

const MODULE_FOLDERS = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/etc/nginx/modules"];

/** Path of nginx's module that serves `.br` files, where it is installed. */
export function brotliModule(): string | undefined {
  return MODULE_FOLDERS.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find((file) => existsSync(file));
}

import { existsSync } from "node:fs";

/* The parts of nginx.conf that depend on the build machine. */

const MODULE_FOLDERS = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/etc/nginx/modules"];

/** Path of nginx's module that serves `.br` files, where it is installed. */
export function brotliModule(): string | undefined {
  return MODULE_FOLDERS.map((folder) => `${folder}/ngx_http_brotli_static_module.so`).find((file) => existsSync(file));
}

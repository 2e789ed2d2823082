import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { namedProgram } from "./named-program";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

/**
 * Finds nginx: the one that `NGINX_PATH` names, or the system's.
 * @returns path of its executable, or undefined when there is none
 * @throws Error if no program is at the named path
 */
export function findNginx(): string | undefined {
  return namedProgram("NGINX_PATH") ?? PLACES.find((path) => existsSync(path));
}

/**
 * Makes sure that there is an nginx for the tests of the generated configuration.
 * @returns path of its executable
 * @throws Error that names the one command to run, if nginx could not be installed
 */
export function ensureNginx(): string {
  if (!findNginx() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No nginx found: installing it with apt-get…");
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "nginx-light"]]) {
      spawnSync("apt-get", ["-q", ...args], { stdio: ["ignore", "ignore", "inherit"] });
    }
  }
  const found = findNginx();
  if (found) return found;
  throw new Error("The tests of the generated configuration need nginx. Run: sudo apt-get install nginx-light");
}

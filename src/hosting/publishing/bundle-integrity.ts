import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUNDLE, CHUNK_MAP } from "../file-classes";
import { sha256 } from "../policy";

/** Where webpack's runtime looks up a chunk's hash, by its URL (see src/gatsby/webpack/trusted-chunks.ts). */
export const CHUNK_INTEGRITY = "siteChunkIntegrity";

const isRuntime = (address: string) => address.startsWith("/webpack-runtime-");
const PREFIX = new RegExp(`^self\\.${CHUNK_INTEGRITY}=\\{[^}]*\\};self\\.___chunkMapping=(\\{[^}]*\\});`);

/**
 * Writes the hashes of all bundles into webpack's runtime, whose own hash is in the pages: no altered bundle can run.
 * Also adds the list of the scripts of each kind of page. Both only depend on the names in the runtime, so its own name
 * stays valid. The runtime of an earlier build, which a page may still request, keeps its entries.
 * @param folder the built site
 * @returns the `integrity` of each bundle, by its URL
 */
export function addBundleIntegrity(folder: string): Map<string, string> {
  const bundles = readdirSync(folder)
    .map((name) => `/${name}`)
    .filter((address) => BUNDLE.test(address));
  const integrity = new Map<string, string>();
  for (const address of bundles.filter((address) => !isRuntime(address))) {
    integrity.set(address, sha256(readFileSync(path.join(folder, address))));
  }
  for (const address of bundles.filter(isRuntime)) {
    const file = path.join(folder, address);
    const source = readFileSync(file, "utf8");
    const code = source.replace(PREFIX, "");
    const earlier = JSON.parse(PREFIX.exec(source)?.[1] ?? "{}") as Record<string, string[]>;
    const known = [...integrity].filter(([address]) => code.includes(digestOf(address)));
    const kinds = Object.entries(chunkMap(folder)).filter(([, files]) =>
      files.some((file) => code.includes(digestOf(file))),
    );
    const sealed =
      `self.${CHUNK_INTEGRITY}=${JSON.stringify(Object.fromEntries(known))};` +
      `self.___chunkMapping=${JSON.stringify({ ...earlier, ...Object.fromEntries(kinds) })};${code}`;
    if (sealed !== source) writeFileSync(file, sealed);
    integrity.set(address, sha256(sealed));
  }
  return integrity;
}

/**
 * The bundles of this build: those that its pages name, and those that their runtime lists. Others in the folder are
 * left over from earlier builds.
 * @param folder the built site, after `addBundleIntegrity`
 * @param named URLs of the bundles that pages name
 */
export function bundlesInUse(folder: string, named: Iterable<string>): string[] {
  const found = new Set(named);
  for (const runtime of [...found].filter(isRuntime)) {
    const [sealed = ""] = PREFIX.exec(readFileSync(path.join(folder, runtime), "utf8")) ?? [];
    for (const [, address] of sealed.matchAll(/"(\/[^"/]+\.js)":"sha256-/g)) found.add(address!);
  }
  return [...found].sort();
}

function chunkMap(folder: string): Record<string, string[]> {
  const file = path.join(folder, CHUNK_MAP);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The runtime stores chunk names in pieces; the digest is one of them. */
const digestOf = (address: string) => BUNDLE.exec(address)![1]!;

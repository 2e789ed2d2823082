import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUNDLE, CHUNK_MAP } from "../addresses";
import { sha256 } from "../policy";

/** Where webpack's runtime looks up what a chunk must be, by its address (see src/gatsby/webpack/trusted-chunks.ts). */
export const CHUNK_INTEGRITY = "siteChunkIntegrity";

const isRuntime = (address: string) => address.startsWith("/webpack-runtime-");
const PREFIX = new RegExp(`^self\\.${CHUNK_INTEGRITY}=\\{[^}]*\\};self\\.___chunkMapping=(\\{[^}]*\\});`);

/**
 * Writes the hashes of all bundles into webpack's runtime, which the pages name with a hash of its own: so no bundle
 * runs with a byte changed. With them goes the list of the scripts of each kind of page. All of it follows from the
 * names in the runtime, so that its own name stays right; the one of an earlier build, for which a page may still ask,
 * keeps what it knows.
 * @param folder the built site
 * @returns the `integrity` of each bundle, by its address
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
 * The bundles of this build: those that its pages name, and those that the runtime among them knows. Others in the
 * folder are left over from builds before.
 * @param folder the built site, sealed
 * @param named addresses of the bundles that pages name
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

/** The runtime spells a chunk's name in pieces; the digest in it is one of them. */
const digestOf = (address: string) => BUNDLE.exec(address)![1]!;

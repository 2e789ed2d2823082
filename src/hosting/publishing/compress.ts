import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { COMPRESSED, NEVER_SERVED, TEXT } from "../file-classes";
import { filesBelow } from "../../content/files/files-below";
import { forEachConcurrently } from "../for-each-concurrently";

/** Below this, compression saves less than a packet. */
const WORTH_IT_FROM_BYTES = 1024;

/** The best Brotli quality takes 100 ms a page; this one, for thousands of pages, 3 ms, and they weigh 9 % more. */
const MANY_FILES = 1000;
const QUICK_QUALITY = 5;

const ENDINGS = [".br", ".gz"] as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const INFLATE = { ".br": promisify(brotliDecompress), ".gz": promisify(gunzip) };

/**
 * Puts a `.br` and a `.gz` beside each text file of the built site, for servers that send them as they are. Copies with
 * their file's date are kept; those without a file are deleted. The work runs in Node's thread pool.
 * @param folder the built site
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = filesBelow(folder);
  const isWorthIt = (name: string) => TEXT.test(name) && !NEVER_SERVED.test(name) && isLong(path.join(folder, name));
  for (const name of names) if (COMPRESSED.test(name) && !isWorthIt(name.slice(0, -3))) rmSync(path.join(folder, name));

  const due = names
    .filter(isWorthIt)
    .map((name) => path.join(folder, name))
    .filter((file) => !isFresh(file));
  const quality = due.length > MANY_FILES ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
  await forEachConcurrently(due, (file) => compress(file, quality));
}

const isLong = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= WORTH_IT_FROM_BYTES;

function isFresh(file: string): boolean {
  const { mtimeMs } = statSync(file);
  return ENDINGS.every((ending) => {
    return existsSync(file + ending) && Math.abs(statSync(file + ending).mtimeMs - mtimeMs) < 1;
  });
}

/** Copies get their file's date, as nginx derives the validator from it. nginx would also send outdated copies. */
async function compress(file: string, quality: number) {
  const content = readFileSync(file);
  const { atime, mtime } = statSync(file);
  if (!(await isCompressed(file, content))) await writeCompressed(file, content, quality);
  for (const ending of ENDINGS) utimesSync(file + ending, atime, mtime);
}

/** Whether the copies match the file: one rewritten with the same content is newer than its copies. */
async function isCompressed(file: string, content: Buffer): Promise<boolean> {
  for (const [ending, inflate] of Object.entries(INFLATE)) {
    if (!existsSync(file + ending)) return false;
    const inflated = await inflate(readFileSync(file + ending)).catch(() => null);
    if (!inflated?.equals(content)) return false;
  }
  return true;
}

async function writeCompressed(file: string, content: Buffer, quality: number) {
  // Fits the whole result: each further chunk is one more trip through the pool.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, content.length);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies = {
    ".br": await brotli(content, { params, chunkSize }),
    ".gz": await gzipped(content, { level: 9, chunkSize }),
  };
  for (const ending of ENDINGS) writeFileSync(file + ending, copies[ending]);
}

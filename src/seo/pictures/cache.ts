import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A picture's key in the cache: its SVG contains all that it shows, colours and lettering included. */
export const pictureKey = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 32);

/** Keeps pictures between builds, even if other caches are cleared: each distinct one is rendered once. */
export class PictureCache {
  constructor(private readonly folder: string) {}

  /**
   * Copies a picture to where the site serves it; an unchanged one keeps its date and validator.
   * @param make renders it; called only when the cache has no such picture
   * @returns whether it had to be made
   */
  async place(key: string, target: string, make: () => Promise<Buffer>): Promise<boolean> {
    const kept = path.join(this.folder, `${key}.png`);
    await mkdir(path.dirname(target), { recursive: true });
    try {
      const [bytes, placed] = await Promise.all([readFile(kept), readFile(target).catch(() => undefined)]);
      if (!placed?.equals(bytes)) await copyFile(kept, target);
      await utimes(kept, new Date(), new Date());
      return false;
    } catch {
      const bytes = await make();
      await mkdir(this.folder, { recursive: true });
      // Renamed into place: an interrupted build leaves no partial picture. Two pages may render the same at once.
      const unfinished = `${kept}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, kept);
      await copyFile(kept, target);
      return true;
    }
  }

  /** Deletes what no build has used for thirty days. */
  async prune(): Promise<void> {
    const now = Date.now();
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      if (now - (await stat(file)).mtimeMs > KEPT_DAYS * DAY_MS) await rm(file);
    }
  }
}

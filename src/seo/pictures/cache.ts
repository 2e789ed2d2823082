import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** The name of a picture in the cache: its drawing holds all that it shows, colours and letters as well. */
export const pictureKey = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 32);

/** Keeps pictures between builds, whatever else is cleared: a picture is made once for each content. */
export class PictureCache {
  constructor(private readonly folder: string) {}

  /**
   * Puts a picture where the site serves it; the same one keeps its date, and with it its validator.
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
      // Renamed into place: a build that is stopped here leaves no half picture. Two pages may make the same at once.
      const unfinished = `${kept}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, kept);
      await copyFile(kept, target);
      return true;
    }
  }

  /** Forgets what no build has used for thirty days. */
  async prune(): Promise<void> {
    const now = Date.now();
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name);
      if (now - (await stat(file)).mtimeMs > KEPT_DAYS * DAY_MS) await rm(file);
    }
  }
}

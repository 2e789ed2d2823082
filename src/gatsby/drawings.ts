import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { featurePictures } from "../drawings/feature-pictures";

/**
 * Writes the offerings' pictures, `/drawings/…svg`; one that would not change keeps its date, and with it its
 * validator.
 * @param folder the built site, which Gatsby's live server serves too
 */
export function writeDrawings(folder: string) {
  const pictures = featurePictures();
  for (const [address, svg] of pictures) {
    const file = path.join(folder, address);
    if (existsSync(file) && readFileSync(file, "utf8") === svg) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
}

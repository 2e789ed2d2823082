import path from "node:path";
import { featurePictures } from "../drawings/feature-pictures";
import { saveChanged } from "../hosting/save-changed";

/**
 * Writes the offerings' pictures, `/drawings/…svg`.
 * @param folder the built site, which Gatsby's development server serves too
 */
export function writeDrawings(folder: string) {
  for (const [address, svg] of featurePictures()) saveChanged(path.join(folder, address), svg);
}

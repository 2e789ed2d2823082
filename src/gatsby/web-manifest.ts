import path from "node:path";
import { BUILT_FOLDER } from "../content/files/project-folders";
import type { Site } from "../content/site";
import { schemes } from "../design/schemes";
import { saveChanged } from "../hosting/save-changed";

const icon = (file: string, size: number, rest = {}) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  ...rest,
});

/**
 * Writes `/site.webmanifest`, which gives a device the site's name and icons for its home screen.
 * @param site the brand
 */
export function writeWebManifest({ name, locale }: Site) {
  const { paper } = schemes.light;
  const manifest = {
    name,
    short_name: name,
    lang: locale,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      icon("icon-192.png", 192),
      icon("icon-512.png", 512),
      icon("icon-maskable-512.png", 512, { purpose: "maskable" }),
    ],
  };
  saveChanged(path.join(BUILT_FOLDER, "site.webmanifest"), JSON.stringify(manifest));
}

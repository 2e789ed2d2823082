import { rm } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../content/files/files-below";
import { forEachConcurrently } from "../hosting/for-each-concurrently";
import { pictureAddress } from "../seo/page-files";
import { PictureCache, pictureKey } from "../seo/pictures/cache";
import { renderPicture } from "../seo/pictures/render";
import { pictureSvg } from "../seo/pictures/template";
import { ask, type BuiltSite } from "./built-site";
import { PICTURES_QUERY, type PicturesData, picturesOf } from "./pictures-query";

/**
 * Makes every page's Open Graph picture, or takes it from the cache in `node_modules/.cache`, which outlives
 * `public` and `.cache`. With `GATSBY_PICTURES=off` only the home page's is made. Other files in `/og` are deleted.
 * @returns how many were made, for the log
 */
export async function writePictures(built: BuiltSite) {
  const data = await ask<PicturesData>(built, "The pictures' texts", PICTURES_QUERY);
  const { folder } = built;
  const cache = new PictureCache(path.join(folder, "..", "node_modules/.cache/og-pictures"));
  // With GATSBY_PICTURES=off all pages share one address: the home page's picture, the first, must be the last one set.
  const jobs = new Map([...picturesOf(data)].reverse().map(([page, picture]) => [pictureAddress(page), picture]));

  const old = filesBelow(path.join(folder, "og")).filter((file) => !jobs.has(`/og${file}`));
  for (const file of old) await rm(path.join(folder, "og", file));
  let made = 0;
  await forEachConcurrently(jobs, async ([address, picture]) => {
    const svg = pictureSvg(picture);
    if (await cache.place(pictureKey(svg), path.join(folder, address), () => renderPicture(svg))) made += 1;
  });
  await cache.prune();
  return `${made} of ${jobs.size} pictures made`;
}

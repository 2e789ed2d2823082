import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Node, NodePluginArgs } from "gatsby";
import { namesIn } from "./accept-content";

type Gatsby = Pick<NodePluginArgs, "getNodesByType" | "getNode" | "createContentDigest">;

/** A file that Gatsby cannot read never gets a node. */
const AWAITED_AT_MOST_MS = 3_000;
const LOOKS_EVERY_MS = 25;

/**
 * Waits, a few seconds at most, until Gatsby has read the current text of every accepted file. A changed file loses its
 * entry before it is read again: pages made in between would lack its page.
 * @param acceptedFolder the folder that Gatsby reads under the name "data"
 * @param gatsby its nodes
 */
export async function untilAcceptedIsRead(acceptedFolder: string, gatsby: Gatsby): Promise<void> {
  const end = Date.now() + AWAITED_AT_MOST_MS;
  while (!isAllRead(acceptedFolder, gatsby) && Date.now() < end) await wait(LOOKS_EVERY_MS);
}

function isAllRead(acceptedFolder: string, gatsby: Gatsby): boolean {
  const files = gatsby.getNodesByType("File").filter((node) => node["sourceInstanceName"] === "data");
  const known = new Map(files.map((node) => [String(node["relativePath"]), node]));
  return (
    [...known.keys()].every((name) => existsSync(path.join(acceptedFolder, name))) &&
    namesIn(acceptedFolder)
      .filter((name) => name.endsWith(".json"))
      .every((name) => isRead(readFileSync(path.join(acceptedFolder, name), "utf8"), known.get(name), gatsby))
  );
}

/** After two quick saves, Gatsby may keep an earlier node of the file above the latest entry: either digest counts. */
function isRead(text: string, file: Node | undefined, { getNode, createContentDigest }: Gatsby): boolean {
  const entry = file?.children[0] && getNode(file.children[0]);
  if (!file || !entry) return false;
  const isOfText = file.internal.contentDigest === createHash("md5").update(text).digest("hex");
  return isOfText || entry.internal.contentDigest === createContentDigest(JSON.parse(text) as object);
}

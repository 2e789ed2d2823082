import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { addressOrder, GENERAL_ADDRESS, GENERAL_ALIAS } from "../content/links/addresses";
import { FAMILIES, type Family } from "../content/vocabulary";
import { untilAcceptedIsRead } from "../develop/accepted-nodes";
import { shutGate } from "../develop/content-gate";
import { contentFolder, isDevelop } from "../develop/folders";
import { currentSite } from "./deployment";
import { writeFetchedFiles } from "./fetched-files";
import { PAGE_KEYS_QUERY, type PageKey } from "./page-keys-query";
import { writeWebManifest } from "./web-manifest";

const template = (name: string) => path.resolve("src/templates", `${name}.tsx`);

const TEMPLATES: Record<Family, string> = {
  "lien-en-bio": template("network"),
  qrcode: template("qr-type"),
  "raccourcir-lien": template("variant"),
};

/**
 * Creates a page for each entry of the three families, and each family's own not-found page
 * (specification, section 2; decisions, "Routes"); then writes the web manifest and the files that the pages
 * fetch.
 */
export async function createPages(args: CreatePagesArgs) {
  if (isDevelop()) {
    shutGate();
    await untilAcceptedIsRead(contentFolder(process.cwd()), args);
  }
  const { graphql, actions, reporter } = args;
  const { data, errors } = await graphql<Queries.PageKeysQuery>(PAGE_KEYS_QUERY);
  if (errors || !data) return reporter.panic("The pages' keys could not be read", errors);

  const variants = [...data.variants.nodes].sort(addressOrder);
  const entries: Record<Family, PageKey[]> = {
    "lien-en-bio": [...data.networks.nodes].sort(addressOrder),
    qrcode: [...data.qrTypes.nodes].sort(addressOrder),
    "raccourcir-lien": variants,
  };
  for (const family of FAMILIES) {
    for (const { id, path: address } of entries[family]) {
      const isGeneral = address === GENERAL_ADDRESS;
      const page = { component: isGeneral ? template("general-variant") : TEMPLATES[family], context: { id } };
      actions.createPage({ ...page, path: address });
      if (isGeneral) actions.createPage({ ...page, path: GENERAL_ALIAS });
    }
    actions.createPage({
      path: `/${family}/404.html`,
      matchPath: `/${family}/*`,
      component: template("family-not-found"),
      context: { family },
    });
  }
  // Here, because `develop` never runs `onPostBuild`.
  writeWebManifest(currentSite());
  writeFetchedFiles(
    FAMILIES.flatMap((family) => entries[family]),
    variants,
  );
}

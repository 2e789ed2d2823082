import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { canonicalAddress } from "../content/addresses";
import { FAMILIES, type Family } from "../content/vocabulary";

const template = (name: string) => path.resolve("src/templates", `${name}.tsx`);

const TEMPLATES: Record<Family, string> = {
  "lien-en-bio": template("network"),
  qrcode: template("qr-type"),
  "raccourcir-lien": template("variant"),
};

interface Entries {
  networks: { nodes: { id: string; slug: string }[] };
  qrTypes: { nodes: { id: string; slug: string }[] };
  variants: { nodes: { id: string; slug: string }[] };
}

/**
 * Makes a page of each entry of the three families, and each family's own not-found page
 * (specification, section 2; decisions, "Routes").
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<Entries>(`
    query PageKeys {
      networks: allNetwork {
        nodes {
          id
          slug
        }
      }
      qrTypes: allQrType {
        nodes {
          id
          slug
        }
      }
      variants: allVariant {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (errors || !data) return reporter.panic("The pages' keys could not be read", errors);

  const entries: Record<Family, Entries["networks"]["nodes"]> = {
    "lien-en-bio": data.networks.nodes,
    qrcode: data.qrTypes.nodes,
    "raccourcir-lien": data.variants.nodes,
  };
  for (const family of FAMILIES) {
    for (const { id, slug } of entries[family]) {
      const canonical = canonicalAddress(family, slug);
      const isGeneral = canonical === `/${family}`;
      const page = { component: isGeneral ? template("general-variant") : TEMPLATES[family], context: { id } };
      actions.createPage({ ...page, path: canonical });
      if (isGeneral) actions.createPage({ ...page, path: `${canonical}/${slug}` });
    }
    actions.createPage({
      path: `/${family}/404.html`,
      matchPath: `/${family}/*`,
      component: template("family-not-found"),
      context: { family },
    });
  }
}

import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { addressOrder, canonicalAddress } from "../content/addresses";
import { FAMILIES, type Family } from "../content/vocabulary";
import { deployed } from "./deployment";
import { writeWebManifest } from "./web-manifest";
import { writeDoctorRules, writePageIndex } from "./write-page-index";

const template = (name: string) => path.resolve("src/templates", `${name}.tsx`);

const TEMPLATES: Record<Family, string> = {
  "lien-en-bio": template("network"),
  qrcode: template("qr-type"),
  "raccourcir-lien": template("variant"),
};

type Entry = Pick<Queries.LandingPage, "id" | "slug" | "path" | "label" | "synonyms">;

interface Entries {
  networks: { nodes: Entry[] };
  qrTypes: { nodes: Entry[] };
  variants: { nodes: (Entry & Pick<Queries.Variant, "doctor">)[] };
}

/**
 * Makes a page of each entry of the three families, and each family's own not-found page
 * (specification, section 2; decisions, "Routes"); then writes the files that the pages fetch.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<Entries>(`
    query PageKeys {
      networks: allNetwork {
        nodes {
          ...PageKey
        }
      }
      qrTypes: allQrType {
        nodes {
          ...PageKey
        }
      }
      variants: allVariant {
        nodes {
          ...PageKey
          doctor {
            hosts
            keep
            drop
            warnings {
              when {
                parameter
                value
                path
                without
              }
              text
            }
          }
        }
      }
    }

    fragment PageKey on LandingPage {
      id
      slug
      path
      label
      synonyms
    }
  `);
  if (errors || !data) return reporter.panic("The pages' keys could not be read", errors);

  const variants = [...data.variants.nodes].sort(addressOrder);
  const entries: Record<Family, Entry[]> = {
    "lien-en-bio": [...data.networks.nodes].sort(addressOrder),
    qrcode: [...data.qrTypes.nodes].sort(addressOrder),
    "raccourcir-lien": variants,
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
  writeFetchedFiles(
    FAMILIES.flatMap((family) => entries[family]),
    variants,
  );
}

/** Writes `site.webmanifest`, `pages.json` and `doctor.json`: here, for `npm run develop` never comes to `onPostBuild`. */
function writeFetchedFiles(pages: readonly Entry[], variants: Entries["variants"]["nodes"]) {
  writeWebManifest(deployed());
  const index = pages.map(({ slug, path: address, label, synonyms }) => ({
    path: address,
    label,
    key: slug,
    synonyms: synonyms ?? [],
  }));
  writePageIndex(index);
  writeDoctorRules(
    variants.flatMap(({ path: address, label, doctor }) => (doctor ? [{ path: address, label, ...doctor }] : [])),
  );
}

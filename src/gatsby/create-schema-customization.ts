import type { CreateSchemaCustomizationArgs } from "gatsby";
import { canonicalAddress } from "../content/addresses";
import { graphqlTypes } from "../content/graphql-types";
import { normalised } from "../content/normalised";
import { inFrench } from "../content/prose";
import { qrCode } from "./qr-code";
import { SITE_VARIABLES } from "../content/site";
import { deployed, DEPLOYMENT } from "./deployment";

interface Context {
  nodeModel: {
    getNodeById(query: { id: string }): { name: string; relativeDirectory: string };
    findOne(query: object): Promise<{ children: string[] } | null>;
  };
}
type Source = Record<string, unknown> & { parent: string };
interface Info {
  fieldName: string;
}

const fileOf = (source: Source, context: Context) => context.nodeModel.getNodeById({ id: source.parent });

/** Registers the content's types, and the directives that the description of the content uses. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs) {
  const text = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(text) : typeof value === "string" ? inFrench(value, deployed()) : value;

  const extension = (name: string, resolve: (source: Source, context: Context, info: Info) => unknown) =>
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (source: Source, _: unknown, context: Context, info: Info) => {
          // Noted by Gatsby: a query is run anew when the brand or the hosts have changed.
          context.nodeModel.getNodeById({ id: DEPLOYMENT });
          return resolve(source, context, info);
        },
      }),
    });

  extension("prose", (source, _, { fieldName }) => text(source[fieldName]));
  extension("slug", (source, context) => fileOf(source, context).name);
  extension("address", (source, context) => {
    const { relativeDirectory, name } = fileOf(source, context);
    return canonicalAddress(relativeDirectory, name);
  });
  const label = (source: Source) => text(source["menuLabel"] ?? source["name"] ?? source["title"]);
  extension("label", label);
  extension("sortName", (source) => normalised(String(label(source))));
  extension("pages", async (source, context, { fieldName }) => {
    const addresses = (source[fieldName] ?? []) as string[];
    const found = await Promise.all(addresses.map((address) => pageAt(address, context)));
    return found.filter(Boolean);
  });
  actions.createFieldExtension({
    name: "fallback",
    args: { value: "String!" },
    extend: ({ value }: { value: string }) => ({
      resolve: (source: Source, _: unknown, __: unknown, { fieldName }: Info) => source[fieldName] ?? value,
    }),
  });
  actions.createFieldExtension({
    name: "tool",
    args: { byDefault: "String!" },
    extend: ({ byDefault }: { byDefault: string }) => ({
      resolve: (source: Source, _: unknown, context: Context) =>
        documentAt(`outils/${String(source["tool"] ?? byDefault)}.json`, context),
    }),
  });
  extension("toolFrame", (_, context) => documentAt("outils.json", context));
  actions.createTypes(graphqlTypes());
  extension("pageCode", (source, context) => {
    const file = fileOf(source, context);
    const address = file.relativeDirectory === "landing" ? "/" : canonicalAddress(file.relativeDirectory, file.name);
    return qrCode(deployed().siteUrl + address);
  });
  actions.createTypes(`
    type QrType implements Node @dontInfer { code: QrCode! @pageCode }
    type LandingHero implements Node @dontInfer { code: QrCode! @pageCode }
  `);
  actions.createTypes(
    `type SiteSettings implements Node @dontInfer { ${Object.keys(SITE_VARIABLES)
      .map((field) => `${field}: String! @deployed`)
      .join(" ")} }`,
  );
  extension("deployed", (_, __, { fieldName }) => deployed()[fieldName as keyof typeof SITE_VARIABLES]);
}

function pageAt(address: string, context: Context) {
  const [, family, key = family] = address.split("/");
  return documentAt(`${family}/${key}.json`, context);
}

/** The content of a file of `data/`; null where there is none. */
async function documentAt(relativePath: string, context: Context) {
  const file = await context.nodeModel.findOne({
    type: "File",
    query: { filter: { relativePath: { eq: relativePath } } },
  });
  return file?.children[0] ? context.nodeModel.getNodeById({ id: file.children[0] }) : null;
}

import type { CreateSchemaCustomizationArgs } from "gatsby";
import { canonicalAddress } from "../content/links/addresses";
import { graphqlTypes } from "../content/graphql-types";
import { normalised } from "../content/text/normalised";
import { qrCode } from "./qr-code";
import { SITE_VARIABLES } from "../content/site";
import { currentSite, DEPLOYMENT } from "./deployment";
import { frenchText } from "./french-text";

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
type Resolve = (source: Source, context: Context, info: Info) => unknown;

const fileOf = (source: Source, context: Context) => context.nodeModel.getNodeById({ id: source.parent });

const text = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(text) : typeof value === "string" ? frenchText(value) : value;
const label = (source: Source) => text(source["menuLabel"] ?? source["name"] ?? source["title"]);
const address = (source: Source, context: Context) => {
  const { relativeDirectory, name } = fileOf(source, context);
  return relativeDirectory === "landing" ? "/" : canonicalAddress(relativeDirectory, name);
};

/** How each directive of the types below resolves a field. */
const RESOLVERS: Record<string, Resolve> = {
  prose: (source, _, { fieldName }) => text(source[fieldName]),
  slug: (source, context) => fileOf(source, context).name,
  address,
  label,
  sortName: (source) => normalised(String(label(source))),
  pages: async (source, context, { fieldName }) => {
    const found = ((source[fieldName] ?? []) as string[]).map((each) => pageAt(each, context));
    return (await Promise.all(found)).filter(Boolean);
  },
  toolFrame: (_, context) => documentAt("outils.json", context),
  pageCode: (source, context) => qrCode(currentSite().siteUrl + address(source, context)),
  deployed: (_, __, { fieldName }) => currentSite()[fieldName as keyof typeof SITE_VARIABLES],
};

const COMPUTED_TYPES = `
  type QrType implements Node @dontInfer { code: QrCode! @pageCode }
  type LandingHero implements Node @dontInfer { code: QrCode! @pageCode }
  type SiteSettings implements Node @dontInfer { ${Object.keys(SITE_VARIABLES)
    .map((field) => `${field}: String! @deployed`)
    .join(" ")} }
`;

/** Registers the content's types, and the directives that the description of the content uses. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs) {
  for (const [name, resolve] of Object.entries(RESOLVERS)) {
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (source: Source, _: unknown, context: Context, info: Info) => {
          // Gatsby tracks this read: a query runs again when the brand or the hosts have changed.
          context.nodeModel.getNodeById({ id: DEPLOYMENT });
          return resolve(source, context, info);
        },
      }),
    });
  }
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
  actions.createTypes(graphqlTypes());
  actions.createTypes(COMPUTED_TYPES);
}

function pageAt(address: string, context: Context) {
  const [, family, key = family] = address.split("/");
  return documentAt(`${family}/${key}.json`, context);
}

/** The content of a file of `data/`; null if there is none. */
async function documentAt(relativePath: string, context: Context) {
  const file = await context.nodeModel.findOne({
    type: "File",
    query: { filter: { relativePath: { eq: relativePath } } },
  });
  return file?.children[0] ? context.nodeModel.getNodeById({ id: file.children[0] }) : null;
}

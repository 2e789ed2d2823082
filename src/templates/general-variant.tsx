import { graphql, type PageProps } from "gatsby";
import { Hub } from "../sections/hub";
import { VariantPage } from "../sections/variant-page";

/** /raccourcir-lien: the general variant, with links to all others after its article. */
export default function GeneralVariantTemplate({ data }: PageProps<Queries.GeneralVariantTemplateQuery>) {
  const { variant, family, pages } = data;
  if (!variant || !family) return null;
  return (
    <VariantPage variant={variant} family={family} trail={[{ label: family.breadcrumb }]}>
      <Hub words={family.hub} pages={pages.nodes} />
    </VariantPage>
  );
}

export const query = graphql`
  query GeneralVariantTemplate($id: String!) {
    variant(id: { eq: $id }) {
      ...VariantPage
    }
    family: variantFamily {
      ...VariantFamilyWords
      hub {
        ...HubWords
      }
    }
    pages: allVariant(filter: { id: { ne: $id } }, sort: { sortName: ASC }) {
      nodes {
        ...HubPage
      }
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import { GENERAL_ADDRESS } from "../content/links/addresses";
import { VariantPage } from "../sections/variant-page";

/** /raccourcir-lien/{type} */
export default function VariantTemplate({ data: { variant, family } }: PageProps<Queries.VariantTemplateQuery>) {
  if (!variant || !family) return null;
  const trail = [{ label: family.breadcrumb, to: GENERAL_ADDRESS }, { label: variant.label }];
  return <VariantPage variant={variant} family={family} trail={trail} />;
}

export const query = graphql`
  query VariantTemplate($id: String!) {
    variant(id: { eq: $id }) {
      ...VariantPage
    }
    family: variantFamily {
      ...VariantFamilyWords
    }
  }
`;

import { graphql, type PageProps } from "gatsby";
import type { Family } from "../content/vocabulary";
import { NotFound } from "../sections/not-found";
import { Seo } from "../seo/seo";

type Props = PageProps<Queries.FamilyNotFoundTemplateQuery, { family: Family }>;

/** An unknown key of a family (specification, section 8). */
export default function FamilyNotFoundTemplate({ data, location, pageContext: { family } }: Props) {
  const words = { "lien-en-bio": data.network, qrcode: data.qrType, "raccourcir-lien": data.variant }[family]?.notFound;
  if (!words || !data.page) return null;
  return (
    <>
      <Seo title={words.title} description={words.message ?? words.title} canonical={null} />
      <NotFound
        title={words.title}
        message={words.message}
        home={words.home}
        words={data.page}
        pathname={location.pathname}
      />
    </>
  );
}

export const query = graphql`
  query FamilyNotFoundTemplate {
    network: networkFamily {
      notFound {
        ...FamilyNotFoundWords
      }
    }
    qrType: qrFamily {
      notFound {
        ...FamilyNotFoundWords
      }
    }
    variant: variantFamily {
      notFound {
        ...FamilyNotFoundWords
      }
    }
    page: notFoundPage {
      ...NotFoundWords
    }
  }

  fragment FamilyNotFoundWords on FamilyNotFound {
    title
    message
    home
  }
`;

/** What distinguishes a page from the others of its family, and what names it. */
export type PageKey = Queries.PageKeyFragment;

export const PAGE_KEYS_QUERY = /* GraphQL */ `
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

  fragment PageKey on FamilyPage {
    id
    slug
    path
    label
    synonyms
  }
`;

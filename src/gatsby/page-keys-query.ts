/** What tells a page from the others of its family, and what names it. */
export type PageKey = Pick<Queries.LandingPage, "id" | "slug" | "path" | "label" | "synonyms">;

/** What `PAGE_KEYS_QUERY` finds. */
export interface PageKeys {
  networks: { nodes: PageKey[] };
  qrTypes: { nodes: PageKey[] };
  variants: { nodes: (PageKey & Pick<Queries.Variant, "doctor">)[] };
}

export const PAGE_KEYS_QUERY = `
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
`;

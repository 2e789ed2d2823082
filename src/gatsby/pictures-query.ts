import type { FixedPage } from "../content/links/page-address";
import type { Icon, Palette } from "../content/vocabulary";
import type { Drawing, Picture } from "../seo/pictures/picture";
import type { Found } from "./built-site";

/** The answer to `PICTURES_QUERY`. */
export type PicturesData = Found<Queries.PicturesQuery>;

export const PICTURES_QUERY = /* GraphQL */ `
  query Pictures {
    networks: allNetwork {
      nodes {
        path
        name
        colour
        icon
        bio {
          name
          links
        }
      }
    }
    qrTypes: allQrType {
      nodes {
        path
        title
        gradient
        icon
        code {
          path
          size
        }
      }
    }
    variants: allVariant {
      nodes {
        path
        title
        colour
        icon
        example {
          long
          slug
        }
      }
    }
    networkFamily {
      breadcrumb
      headline
    }
    qrFamily {
      breadcrumb
    }
    variantFamily {
      breadcrumb
    }
    hero: landingHero {
      title
    }
    blog: blogPage {
      pageTitle
    }
    accessibility: accessibilityPage {
      title
    }
    site: siteSettings {
      name
      tagline
      shortDomain
    }
  }
`;

const MARK: Drawing = { kind: "mark" };

/** What each page's picture is made of, by the page's canonical address. */
export function picturesOf(data: PicturesData): Map<string, Picture> {
  const { networks, qrTypes, variants, networkFamily, qrFamily, variantFamily, hero, blog, accessibility, site } = data;
  const brand = site.name;
  const plain = { brand, eyebrow: site.tagline, colour: "outremer", icon: "chain", drawing: MARK } as const;
  const own: Record<FixedPage, Picture> = {
    "/": { ...plain, title: hero.title },
    "/blog": { ...plain, title: blog.pageTitle, icon: "book" },
    "/accessibilite": { ...plain, title: accessibility.title, icon: "people" },
  };
  const pictures: [string, Picture][] = [
    ...Object.entries(own),
    ...networks.nodes.map(({ path, name, colour, icon, bio }): [string, Picture] => [
      path,
      {
        brand,
        eyebrow: networkFamily.breadcrumb,
        title: `${networkFamily.headline} ${name}`,
        colour: colour as Palette,
        icon: icon as Icon,
        drawing: bio ? { kind: "phone", name: bio.name, links: bio.links } : MARK,
      },
    ]),
    ...qrTypes.nodes.map(({ path, title, gradient, icon, code }): [string, Picture] => [
      path,
      {
        brand,
        eyebrow: qrFamily.breadcrumb,
        title,
        colour: gradient as Palette,
        icon: icon as Icon,
        drawing: { kind: "code", ...code },
      },
    ]),
    ...variants.nodes.map(({ path, title, colour, icon, example }): [string, Picture] => [
      path,
      {
        brand,
        eyebrow: variantFamily.breadcrumb,
        title,
        colour: colour as Palette,
        icon: icon as Icon,
        drawing: example ? { kind: "link", domain: site.shortDomain, long: example.long, slug: example.slug } : MARK,
      },
    ]),
  ];
  return new Map(pictures);
}

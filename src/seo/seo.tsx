import { Helmet } from "react-helmet";
import { useSite } from "../layout/use-site";

interface Props {
  title: string;
  description: string;
  /** Canonical address without trailing slash; null on pages that only answer errors. */
  canonical: string | null;
  /** Address of the page's Open Graph picture. */
  picture?: string | undefined;
}

/** Everything that a page says of itself in its head: the only user of react-helmet (issue of the standing site, "Head"). */
export function Seo({ title, description, canonical, picture }: Props) {
  const site = useSite();
  const url = canonical === null ? null : site.siteUrl + canonical;
  return (
    <Helmet htmlAttributes={{ lang: "fr" }} defer={false}>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace("-", "_")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture && <meta property="og:image" content={site.siteUrl + picture} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && <meta name="twitter:image" content={site.siteUrl + picture} />}
    </Helmet>
  );
}

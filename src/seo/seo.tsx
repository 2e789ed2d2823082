import { useContext } from "react";
import { Helmet } from "react-helmet";
import { useSite } from "../site/use-site";
import { markdownAddress, PICTURE_SIZE, pictureAddress } from "./page-files";
import { useFacts } from "./facts";
import { ServedHead } from "./served-head";

interface Props {
  title: string;
  description: string;
  /** Canonical path without trailing slash; null on error pages. */
  canonical: string | null;
  /** Date of the content's last change (YYYY-MM-DD). */
  updated?: string | null;
  /** The text in the page's picture, if not its title (src/gatsby/pictures-query.ts). */
  pictured?: string | undefined;
}

/** A page's metadata in the head; the only user of react-helmet. */
export function Seo({ title, description, canonical, updated, pictured = title }: Props) {
  const site = useSite();
  const url = canonical === null ? null : site.siteUrl + canonical;
  const picture = canonical === null ? null : site.siteUrl + pictureAddress(canonical);
  useFacts(canonical === null ? {} : { site, page: { title, description, canonical, updated: updated ?? undefined } });
  if (useContext(ServedHead)) return null;
  return (
    <Helmet defer={false}>
      <title>{title}</title>
      <meta name="description" content={description} />
      {url === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {canonical && <link rel="alternate" type="text/markdown" href={site.siteUrl + markdownAddress(canonical)} />}
      {url !== null && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace("-", "_")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:width" content={String(PICTURE_SIZE.width)} />}
      {picture && <meta property="og:image:height" content={String(PICTURE_SIZE.height)} />}
      {picture && <meta property="og:image:alt" content={pictured} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {picture && <meta name="twitter:image" content={picture} />}
      {picture && <meta name="twitter:image:alt" content={pictured} />}
    </Helmet>
  );
}

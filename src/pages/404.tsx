import { graphql, type PageProps } from "gatsby";
import { NotFound } from "../sections/not-found";
import { Seo } from "../seo/seo";

/** The not-found page outside the families. */
export default function NotFoundPage({ data: { page }, location }: PageProps<Queries.NotFoundPageQuery>) {
  if (!page) return null;
  return (
    <>
      <Seo title={page.title} description={page.message} canonical={null} />
      <NotFound title={page.title} message={page.message} home={page.home} words={page} pathname={location.pathname} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      title
      message
      home
      ...NotFoundWords
    }
  }
`;

import { graphql, useStaticQuery } from "gatsby";
import { addressOfTarget } from "../content/links/link-target";

/** The brand and the hosts, from `data/site.json` and the environment of the build. */
export function useSite() {
  const { siteSettings } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      siteSettings {
        name
        tagline
        siteUrl
        appUrl
        signUpPath
        signInPath
        shortDomain
        locale
        support
        legal {
          privacy
          terms
          notices
        }
      }
    }
  `);
  if (!siteSettings) throw new Error("data/site.json is missing");
  return siteSettings;
}

/** URLs on the app host. */
export function useAppLinks() {
  const { appUrl, signUpPath, signInPath } = useSite();
  return { signUp: appUrl + signUpPath, signIn: appUrl + signInPath };
}

/** @returns a function from a link target of `data/` to an `href` */
export function useLinkTarget() {
  const site = useSite();
  return (target: string) => addressOfTarget(target, site);
}

import { graphql, useStaticQuery } from "gatsby";

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
      }
    }
  `);
  if (!siteSettings) throw new Error("data/site.json is missing");
  return siteSettings;
}

/** Addresses on the app host. */
export function useAppLinks() {
  const { appUrl, signUpPath, signInPath } = useSite();
  return { signUp: appUrl + signUpPath, signIn: appUrl + signInPath };
}

/**
 * Turns a writer's link target into an address: `app:/x` is on the app host, `support` is the support target.
 * @returns a function from a target of `data/` to an `href`
 */
export function useLinkTarget() {
  const { appUrl, support } = useSite();
  return (target: string) => {
    if (target === "support") return support;
    return target.startsWith("app:") ? appUrl + target.slice("app:".length) : target;
  };
}

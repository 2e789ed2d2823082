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

/** Addresses on the app host. */
export function useAppLinks() {
  const { appUrl, signUpPath, signInPath } = useSite();
  return { signUp: appUrl + signUpPath, signIn: appUrl + signInPath };
}

/**
 * Turns a writer's link target into an address: `support` and the names of the legal documents stand for what
 * `data/site.json` says, `app:/x` is on the app host.
 * @returns a function from a target of `data/` to an `href`
 */
export function useLinkTarget() {
  const { appUrl, support, legal } = useSite();
  const byName: Record<string, string> = { support, ...legal };
  return (target: string) => {
    const address = byName[target] ?? target;
    return address.startsWith("app:") ? appUrl + address.slice("app:".length) : address;
  };
}

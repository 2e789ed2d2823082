import { parseUrl } from "../parse-url";
import { problem, type Problem } from "../problem";
import { SITE_VARIABLES, URL_VARIABLES } from "../site";
import { HOST_ADDRESS, ROOT_ADDRESS, WEB_ADDRESS } from "../web-address";

type Variable = (typeof URL_VARIABLES)[number];

/**
 * Checks the addresses that a deployment gives (decisions, "Brand and configuration").
 * @param environment variables of the process; an empty one counts as not given
 * @returns problems whose `file` is the variable's name
 */
export function checkEnvironment(environment: Record<string, string | undefined>): Problem[] {
  return URL_VARIABLES.flatMap((name) => {
    const value = environment[name];
    const fault = value && faultOf(name, value);
    if (!fault) return [];
    return [
      problem({
        file: name,
        message: `${fault} : « ${withoutPassword(value)} »`,
        remedy: `donnez une adresse complète, par exemple ${name}=https://www.boutique.example, ou retirez la variable`,
      }),
    ];
  });
}

function faultOf(name: Variable, value: string): string | null {
  if (/^https?:\/\/[^/?#]*@/i.test(value))
    return "cette adresse porte un nom ou un mot de passe, que le site montrerait à tous";
  const isHost = name !== "GATSBY_ANALYTICS_URL";
  if (isHost && /^https?:\/\/[^?#]+[?#]/i.test(value))
    return "cette adresse porte des paramètres (?) ou un fragment (#)";
  const url = parseUrl(value);
  if (!url || !(isHost ? HOST_ADDRESS : WEB_ADDRESS).test(withoutAccents(value)))
    return "cette variable d'environnement n'est pas une adresse";
  if (name === SITE_VARIABLES.siteUrl && !ROOT_ADDRESS.test(withoutAccents(value)))
    return "le site se publie à la racine d'un domaine, et cette adresse porte un chemin";
  return null;
}

/** A domain may be spelt with its accents here: what reads the variable encodes them. */
const withoutAccents = (value: string) => value.replace(/(?=[^\0-\x7f])[\p{L}\p{M}\p{N}]/gu, "x");

/** What a build prints is kept and read by others. */
const withoutPassword = (value: string) => value.replace(/(:\/\/)[^/?#]*@/, "$1…@");

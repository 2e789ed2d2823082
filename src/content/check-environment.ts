import { problem, type Problem } from "./problem";
import { URL_VARIABLES } from "./site";

const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#]+\S*$/i.test(text) && URL.canParse(text);

/** A host's address, to which paths are added: it has neither a query nor a fragment, nor an empty label. */
const isHost = (text: string) => isWebAddress(text) && !/[?#]|:\/\/[^/]*\.\./.test(text);

/**
 * Checks the addresses that a deployment gives (decisions, "Brand and configuration").
 * @param environment variables of the process; an empty one counts as not given
 * @returns problems whose `file` is the variable's name
 */
export function checkEnvironment(environment: Record<string, string | undefined>): Problem[] {
  return URL_VARIABLES.flatMap((name) => {
    const value = environment[name];
    if (!value || (name === "GATSBY_ANALYTICS_URL" ? isWebAddress(value) : isHost(value))) return [];
    return [
      problem({
        file: name,
        message: `cette variable d'environnement n'est pas une adresse : « ${value} »`,
        remedy: `donnez une adresse complète, par exemple ${name}=https://www.boutique.example, ou retirez la variable`,
      }),
    ];
  });
}

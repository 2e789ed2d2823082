import { problem, type Problem } from "./problem";
import { URL_VARIABLES } from "./site";

const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#]+[^\s]*$/i.test(text) && URL.canParse(text);

/**
 * Checks the addresses that a deployment gives (decisions, "Brand and configuration").
 * @param environment variables of the process; an empty one counts as not given
 * @returns problems whose `file` is the variable's name
 */
export function checkEnvironment(environment: Record<string, string | undefined>): Problem[] {
  return URL_VARIABLES.flatMap((name) => {
    const value = environment[name];
    if (!value || isWebAddress(value)) return [];
    return [
      problem({
        file: name,
        message: `cette variable d'environnement n'est pas une adresse : « ${value} »`,
        remedy: `donnez une adresse complète, par exemple ${name}=https://www.exemple.fr, ou retirez la variable`,
      }),
    ];
  });
}

import { parseUrl } from "../links/parse-url";
import { problem, type Problem, warning } from "../problem";
import { ANALYTICS_VARIABLES, type Environment, NOWHERE, type Site, SITE_VARIABLES, URL_VARIABLES } from "../site";
import type { Document } from "./document";
import { textAt } from "./groups";
import { HOST_ADDRESS, ROOT_ADDRESS, WEB_ADDRESS } from "../links/web-address";

const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127\..*)$/;

type Variable = (typeof URL_VARIABLES)[number];

/**
 * Checks the addresses and the key that a deployment gives (decisions, "Brand and configuration").
 * @param environment variables of the process; an empty one counts as not given
 * @returns problems whose `file` is the variable's name
 */
export function checkEnvironment(environment: Environment): Problem[] {
  const ofAddresses = URL_VARIABLES.flatMap((name) => {
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
  const found = [...ofAddresses, ...checkKey(environment[ANALYTICS_VARIABLES.key] ?? "")];
  return found.length > 0 ? found : [...checkPair(environment), ...checkScheme(environment)];
}

/**
 * Checks that the app is not on the site's own origin: the site would take a link to it for one of its own pages.
 * @param site the hosts as they are deployed
 * @param environment variables of the process, of which the last to decide is named
 */
export function checkHosts({ siteUrl, appUrl }: Site, environment: Environment): Problem[] {
  const { origin } = new URL(appUrl);
  if (origin === NOWHERE || origin !== new URL(siteUrl).origin) return [];
  const name = [SITE_VARIABLES.appUrl, SITE_VARIABLES.siteUrl].find((variable) => environment[variable]);
  return [
    problem({
      file: name ?? "data/site.json",
      ...(!name && { field: ["appUrl"] }),
      message: `l'application est à l'adresse même du site, ${origin} : ses liens mèneraient à « Page introuvable »`,
      remedy: "donnez à l'application un domaine ou un sous-domaine à elle, par exemple https://app.boutique.example",
    }),
  ];
}

/** Local addresses, used for testing, do not count. */
function isUnencrypted(value: string): boolean {
  const url = parseUrl(value);
  return url?.protocol === "http:" && !OWN_MACHINE.test(url.hostname);
}

const encrypted = (value: string) => value.replace(/^http:/i, "https:");

/** Warns about the site's own addresses that use http://. */
export function checkSiteScheme({ path, value, at }: Document): Problem[] {
  return path !== "site.json"
    ? []
    : ["siteUrl", "appUrl"].flatMap((field) => {
        const address = textAt(value, field) ?? "";
        if (!isUnencrypted(address)) return [];
        const message = "cette adresse commence par http:// : rien n'y est chiffré";
        return [warning({ ...at([field]), message, remedy: `écrivez « ${encrypted(address)} »` })];
      });
}

function checkScheme(environment: Environment): Problem[] {
  return URL_VARIABLES.flatMap((name) => {
    const value = environment[name] ?? "";
    if (!isUnencrypted(value)) return [];
    const lost = "les navigateurs n'y envoient aucun événement depuis un site en https://";
    return [
      warning({
        file: name,
        message: `cette adresse commence par http:// : ${name === ANALYTICS_VARIABLES.url ? lost : "rien n'y est chiffré"}`,
        remedy: `donnez son adresse en https://, par exemple ${name}=${encrypted(value)}`,
      }),
    ];
  });
}

/** With only one of the two variables nothing is measured, and only a visitor's console reports it. */
function checkPair(environment: Environment): Problem[] {
  const names = Object.values(ANALYTICS_VARIABLES);
  const missing = names.filter((name) => !environment[name]);
  if (missing.length !== 1) return [];
  const given = names.find((name) => !missing.includes(name))!;
  return [
    warning({
      file: missing[0]!,
      message: `cette variable manque alors que ${given} est donnée : le site ne mesurerait rien`,
      remedy: "donnez les deux variables, ou aucune",
    }),
  ];
}

/** The key is sent in a header of every event, so it must be printable ASCII without spaces. */
function checkKey(key: string): Problem[] {
  const stray = /[^!-~]/u.exec(key);
  if (!stray) return [];
  const code = stray[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return [
    problem({
      file: ANALYTICS_VARIABLES.key,
      message: `cette clé porte un signe que le collecteur ne peut pas recevoir : U+${code}, le n° ${stray.index + 1}`,
      remedy: "recopiez la clé telle que le collecteur la donne, sans espace, accent ni saut de ligne",
    }),
  ];
}

function faultOf(name: Variable, value: string): string | null {
  if (/^https?:\/\/[^/?#]*@/i.test(value))
    return "cette adresse porte un nom ou un mot de passe, que le site montrerait à tous";
  const isHost = name !== ANALYTICS_VARIABLES.url;
  if (isHost && /^https?:\/\/[^?#]+[?#]/i.test(value))
    return "cette adresse porte des paramètres (?) ou un fragment (#)";
  const url = parseUrl(value);
  if (url?.hostname.startsWith("["))
    return isHost
      ? "cette adresse porte un numéro IPv6, et non le nom d'hôte que les pages montreraient"
      : "cette adresse porte un numéro IPv6, et la politique de sécurité des pages ne sait nommer qu'un nom d'hôte";
  if (!url || !(isHost ? HOST_ADDRESS : WEB_ADDRESS).test(withoutAccents(value)))
    return "cette variable d'environnement n'est pas une adresse";
  if (name === SITE_VARIABLES.siteUrl && !ROOT_ADDRESS.test(withoutAccents(value)))
    return "le site se publie à la racine d'un domaine, et cette adresse porte un chemin";
  return null;
}

/** A domain may have accents here: the code that reads the variable encodes them. */
const withoutAccents = (value: string) => value.replace(/(?=[^\0-\x7f])[\p{L}\p{M}\p{N}]/gu, "x");

/** Build logs are kept and read by others. */
const withoutPassword = (value: string) => value.replace(/(:\/\/)[^/?#]*@/, "$1…@");

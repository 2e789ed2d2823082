import path from "node:path";
import { formatProblems } from "../content/format-problems";
import { DATA_FOLDER } from "../content/files/project-folders";
import { verifyContent } from "../content/verify";
import { asksForHelp } from "./system/options";
import { checkToolExamples } from "./verifier/tool-examples";

const USAGE = `Utilisation : npm run verifier
              npm run --silent verifier -- --json

Relit tout data/ sans construire le site : formes, typographie, orthographe, ressemblances, liens, prix, dates, longueurs,
exemples des outils.
  --json   écrit la liste des problèmes en JSON sur la sortie standard ; sans --silent, npm écrit devant
  --aide   affiche ce texte

Codes de sortie : 0 rien à corriger (des avertissements peut-être), 1 au moins un problème, 2 mauvaise utilisation.`;

/** Runs the writers' checks without a build; exit codes 0, 1 and 2 as the usage says. */
async function verifier(options: readonly string[]): Promise<number> {
  if (asksForHelp(options)) {
    console.log(USAGE);
    return 0;
  }
  const stranger = options.find((option) => option !== "--json");
  if (stranger !== undefined) {
    console.error(`Option inconnue : ${stranger}\n\n${USAGE}`);
    return 2;
  }
  const problems = await verifyContent(path.join(process.cwd(), DATA_FOLDER), process.env, checkToolExamples);
  if (options.includes("--json")) console.log(JSON.stringify(problems, null, 2));
  else console.log(formatProblems(problems) || "Tout est en ordre dans data/.");
  return problems.some(({ level }) => level === "problem") ? 1 : 0;
}

/** Reports an unexpected error. Uncaught, Node would first print a page of the spelling checker's compiled code. */
function breakDown(error: unknown): number {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`La relecture s’est arrêtée sur une erreur imprévue, montrez-la à un développeur : ${reason}`);
  return 1;
}

void verifier(process.argv.slice(2))
  .catch(breakDown)
  .then((code) => {
    process.exitCode = code;
  });

import path from "node:path";
import { formatProblems } from "../content/format-problems";
import { verifyContent } from "../content/verify";

const USAGE = `Utilisation : npm run verifier [-- --json]

Relit tout data/ sans construire le site : formes, typographie, orthographe, ressemblances, liens, prix, dates, longueurs.
  --json   écrit la liste des problèmes en JSON sur la sortie standard
  --aide   affiche ce texte

Codes de sortie : 0 rien à corriger (des avertissements peut-être), 1 au moins un problème, 2 mauvaise utilisation.`;

/** The writers' checks alone, without a build; exit codes 0, 1 and 2 as the usage says. */
async function verifier(options: readonly string[]): Promise<number> {
  if (options.includes("--aide") || options.includes("--help")) {
    console.log(USAGE);
    return 0;
  }
  const stranger = options.find((option) => option !== "--json");
  if (stranger !== undefined) {
    console.error(`Option inconnue : ${stranger}\n\n${USAGE}`);
    return 2;
  }
  const problems = await verifyContent(path.join(process.cwd(), "data"), process.env);
  if (options.includes("--json")) console.log(JSON.stringify(problems, null, 2));
  else console.log(formatProblems(problems) || "Tout est en ordre dans data/.");
  return problems.some(({ level }) => level === "problem") ? 1 : 0;
}

void verifier(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

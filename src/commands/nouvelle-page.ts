import { note, outro } from "@clack/prompts";
import { canonicalAddress } from "../content/links/addresses";
import { formatProblems } from "../content/format-problems";
import { type NewPage, openChoices, owedFields } from "../content/new-page/propose-page";
import { asSentence } from "../content/new-page/faults";
import { type Placed, placePage } from "../content/new-page/place-page";
import { DATA_FOLDER } from "../content/files/project-folders";
import { FAMILIES } from "../content/vocabulary";
import { askForPage } from "./nouvelle-page/dialogue";
import { pageFromFlags } from "./nouvelle-page/flags";
import { asksForHelp } from "./system/options";
import { USUAL_PORTS } from "./system/ports";

const USAGE = `Utilisation : npm run nouvelle-page
              npm run nouvelle-page -- --famille raccourcir-lien --sujet Mastodon [--adresse mastodon] [--titre "…"]

  --famille   ${FAMILIES.join(", ")}
  --sujet     ce dont parle la page, par exemple Mastodon
  --adresse   la fin de l’adresse ; sans elle, tirée du sujet
  --titre     le titre de la page ; sans lui, proposé (aucun pour lien-en-bio)

Sans option, la commande pose les questions une à une.
Codes de sortie : 0 le fichier est écrit, 1 il ne l’est pas, 2 mauvaise utilisation.`;

/** Says what is wrong. The page has no file or lines yet: its own problems name the option that would fix them. */
function refusal({ file, problems }: Extract<Placed, { written: false }>): string {
  const own = problems.filter((problem) => problem.file === file);
  const others = problems.filter((problem) => problem.file !== file);
  const sentences = own.map((problem) => {
    const option = problem.field === "title" ? "--titre : " : problem.field ? "--sujet : " : "";
    return option + asSentence(problem);
  });
  return [...sentences, ...(others.length > 0 ? [formatProblems(others)] : [])].join("\n");
}

/** Writes the page and says what is still to be written, or why it refused. */
function write(page: NewPage): number {
  const placed = placePage(DATA_FOLDER, page);
  if (!placed.written) {
    console.error(`${refusal(placed)}\n\n${placed.file} n’a pas été écrit.`);
    return 1;
  }
  const { entry, shortened } = placed.proposed;
  const owed = [
    "Les textes proposés sont à récrire avec vos mots.",
    ...(shortened.length > 0
      ? [`Le sujet était trop long pour ces champs, récrivez-les : ${shortened.join(", ")}`]
      : []),
    `Restent à écrire : ${owedFields(page.family, entry).join(", ")}`,
    `À choisir, sinon voici ce qui vaut : ${openChoices(page.family, entry).join(", ")}`,
    "Chaque champ est expliqué dans data/README.md ; npm run verifier relit le tout.",
    "Un mot juste qu’il ne connaît pas s’ajoute à data/lexique.txt.",
  ];
  note(owed.join("\n"), placed.file);
  outro(`npm run develop, puis http://localhost:${USUAL_PORTS.develop}${canonicalAddress(page.family, page.slug)}`);
  return 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (asksForHelp(args)) {
    console.log(USAGE);
    return 0;
  }
  if (args.length === 0 && process.stdin.isTTY) {
    const page = await askForPage(DATA_FOLDER);
    return page ? write(page) : 1;
  }
  const page = args.length > 0 ? pageFromFlags(DATA_FOLDER, args) : "Sans terminal, précisez la page par des options.";
  if (typeof page !== "string") return write(page);
  console.error(`${page}\n\n${USAGE}`);
  return 2;
}

/** Reports an unexpected error without a stack trace. */
function breakDown(error: unknown): number {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`La page n’a pas été écrite : une erreur imprévue, montrez-la à un développeur : ${reason}`);
  return 1;
}

void main(process.argv.slice(2))
  .catch(breakDown)
  .then((code) => {
    process.exitCode = code;
  });

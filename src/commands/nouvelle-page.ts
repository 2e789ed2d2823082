import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { cancel, intro, isCancel, note, outro, select, text } from "@clack/prompts";
import { canonicalAddress } from "../content/addresses";
import { checkContent } from "../content/check";
import { formatProblems } from "../content/format-problems";
import { type NewPage, owedFields, proposePage, suggestSlug } from "../content/new-page";
import { FAMILIES, type Family } from "../content/vocabulary";

const USAGE = `Utilisation : npm run nouvelle-page
              npm run nouvelle-page -- --famille raccourcir-lien --sujet Mastodon [--adresse mastodon]

  --famille   ${FAMILIES.join(", ")}
  --sujet     ce dont parle la page, par exemple Mastodon
  --adresse   la fin de l’adresse ; sans elle, tirée du sujet

Codes de sortie : 0 le fichier est écrit, 1 il ne l’est pas, 2 mauvaise utilisation.`;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const fileOf = ({ family, slug }: NewPage) => path.join("data", family, `${slug}.json`);

/** What is wrong with the end of an address, or undefined. */
function slugFault(family: Family, slug: string): string | undefined {
  if (!SLUG.test(slug)) return "Minuscules sans accent, chiffres et traits d’union seulement, comme « google-form ».";
  if (existsSync(fileOf({ family, slug, subject: "" })))
    return `La page /${family}/${slug} existe déjà : choisissez une autre adresse.`;
  return undefined;
}

/** Asks for the page, one question at a time; null when the writer gives up. */
async function ask(): Promise<NewPage | null> {
  intro("Une nouvelle page");
  const family = await select({
    message: "Dans quelle famille ?",
    options: FAMILIES.map((value) => ({ value, label: `/${value}/…` })),
  });
  if (isCancel(family)) return null;
  const subject = await text({
    message: "De quoi parle-t-elle ?",
    placeholder: "Mastodon",
    validate: (value) => (value?.trim() ? undefined : "Un mot suffit, par exemple Mastodon."),
  });
  if (isCancel(subject)) return null;
  const slug = await text({
    message: `Fin de l’adresse, après /${family}/`,
    initialValue: suggestSlug(subject),
    validate: (value) => slugFault(family, value ?? ""),
  });
  return isCancel(slug) ? null : { family, slug, subject: subject.trim() };
}

/** Reads the page from the flags; a string is what is wrong with them. */
function fromFlags(args: readonly string[]): NewPage | string {
  const option = { type: "string" } as const;
  const { values } = parseArgs({ args: [...args], options: { famille: option, sujet: option, adresse: option } });
  const family = FAMILIES.find((name) => name === values.famille);
  if (!family) return `--famille doit être l’une de : ${FAMILIES.join(", ")}.`;
  const subject = values.sujet?.trim();
  if (!subject) return "--sujet est à préciser, par exemple --sujet Mastodon.";
  const slug = values.adresse ?? suggestSlug(subject);
  return slugFault(family, slug) ?? { family, slug, subject };
}

/** Writes a page's file and says what is still owed; the checks have the last word. */
function write(page: NewPage): number {
  const file = fileOf(page);
  const entry = proposePage(page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
  const problems = checkContent("data", process.env).filter(
    (problem) => problem.file === file.split(path.sep).join("/"),
  );
  note(`Les textes proposés sont à relire, et il reste à écrire :\n${owedFields(page.family, entry).join(", ")}`, file);
  if (problems.length > 0) console.log(formatProblems(problems));
  outro(`npm run develop, puis http://localhost:8000${canonicalAddress(page.family, page.slug)}`);
  return 0;
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--aide") || args.includes("--help")) {
    console.log(USAGE);
    return 0;
  }
  if (args.length > 0) {
    let page: NewPage | string;
    try {
      page = fromFlags(args);
    } catch {
      page = "Une option n’est pas connue, ou sa valeur manque.";
    }
    if (typeof page !== "string") return write(page);
    console.error(`${page}\n\n${USAGE}`);
    return 2;
  }
  if (!process.stdin.isTTY) {
    console.error(`Sans terminal, précisez la page par des options.\n\n${USAGE}`);
    return 2;
  }
  const page = await ask();
  if (page) return write(page);
  cancel("Rien n’a été écrit.");
  return 1;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

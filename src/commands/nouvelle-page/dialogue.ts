import { cancel, intro, isCancel, select, text } from "@clack/prompts";
import { type NewPage, proposePage } from "../../content/new-page/propose-page";
import { hasTitle, subjectFault, tidySubject, titleFault } from "../../content/new-page/faults";
import { repeatFault, slugFault, suggestSlug } from "../../content/new-page/place-page";
import { FAMILIES, type Family } from "../../content/vocabulary";

/** What a page of each family is for, as a writer would say it. */
const FAMILY_WORDS: Record<Family, string> = {
  "lien-en-bio": "une page par réseau social",
  qrcode: "une page par sorte de QR code",
  "raccourcir-lien": "une page par service ou par besoin",
};

/** Shows the cursor again, which the questions hide while they wait. */
const SHOW_CURSOR = "\u001b[?25h";

/**
 * Asks for a new page, one question at a time.
 * @param dataFolder path of `data/`
 * @returns null when the writer gives up; nothing has been written then
 */
export async function askForPage(dataFolder: string): Promise<NewPage | null> {
  intro("Une nouvelle page");
  const answer = await Promise.race([questions(dataFolder), endOfInput()]);
  if (!answer) cancel("Rien n’a été écrit.");
  return answer;
}

/** Resolves when Ctrl-D closes stdin: the pending question would never be answered, and Node would exit silently. */
const endOfInput = () =>
  new Promise<null>((resolve) => {
    process.once("beforeExit", () => {
      process.stdout.write(SHOW_CURSOR);
      setImmediate(resolve, null);
    });
  });

async function questions(dataFolder: string): Promise<NewPage | null> {
  const family = await select({
    message: "Dans quelle famille ? Choisissez avec ↑ et ↓, puis Entrée.",
    // The prompt's built-in instructions are in English.
    showInstructions: false,
    options: FAMILIES.map((value) => ({ value, label: `/${value}/…`, hint: FAMILY_WORDS[value] })),
  });
  if (isCancel(family)) return null;
  const typed = await text({
    message: "De quoi parle-t-elle ?",
    placeholder: "Mastodon",
    validate: (value) => {
      const subject = tidySubject(value ?? "");
      return subjectFault(family, subject) ?? repeatFault(dataFolder, { family, subject });
    },
  });
  if (isCancel(typed)) return null;
  const subject = tidySubject(typed);
  const slug = await text({
    message: `Fin de l’adresse, après /${family}/`,
    initialValue: suggestSlug(subject),
    validate: (value) => slugFault(dataFolder, family, value ?? ""),
  });
  if (isCancel(slug)) return null;
  if (!hasTitle(family)) return { family, slug, subject };
  const title = await text({
    message: "Son titre",
    initialValue: String(proposePage({ family, slug, subject }).entry["title"]),
    validate: (value = "") => titleFault(family, value) ?? repeatFault(dataFolder, { family, subject, title: value }),
  });
  return isCancel(title) ? null : { family, slug, subject, title };
}

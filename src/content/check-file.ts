import { checkDocument, type Checked, type Document } from "./checks/document";
import { checkSiteScheme } from "./checks/environment";
import { FOLDERS } from "./checks/folders";
import { checkLength } from "./checks/length";
import { checkLinkParameters } from "./checks/link-parameters";
import { checkName } from "./checks/name";
import { checkPlans } from "./checks/plans";
import { checkTools } from "./checks/tools";
import { checkWords } from "./checks/words";
import { shapeOf } from "./files/file-shapes";
import { isNoContent } from "./files/file-name";
import type { ContentFile } from "./files/read-content";
import { problem, type Problem } from "./problem";

interface Known extends Checked {
  text: string;
  /** What the file says by itself, beyond its shape. */
  alone: Problem[];
}

/** What was found in each file, by its path, as long as its text stays: who saves one of ten thousand waits for one. */
export type CheckCache = Map<string, Known>;

/**
 * Checks a file by itself: its name, its JSON, its shape, its words.
 * @param paths all files beside it
 * @param memory what earlier calls found; what is new is added
 * @returns the document where its JSON could be read, what is wrong with the file, and what it says wrongly by itself
 */
export function checkFile(
  content: ContentFile,
  paths: ReadonlySet<string>,
  memory: CheckCache,
): Checked & Partial<Known> {
  const file = `data/${content.path}`;
  if (content.unreadable !== undefined && (content.unreadable.isFolder || FOLDERS.includes(content.path))) {
    const { message, remedy } = content.unreadable;
    return { problems: [problem({ file, message, remedy })] };
  }
  const name = checkName(content.path, paths, shapeOf(content.path) ? [] : fieldsIn(content));
  const problems = name ? [problem({ file, line: 1, message: name.message, remedy: name.remedy })] : [];
  // It does not matter how something is written that is no content at all.
  if (isNoContent(content.path) || !shapeOf(content.path)) return { problems };
  if (content.unreadable !== undefined)
    return { problems: [...problems, problem({ file, line: 1, ...content.unreadable })] };
  const checked = checkOnce(content.path, content.text, memory);
  return { ...checked, problems: [...problems, ...checked.problems] };
}

function checkOnce(path: string, text: string, memory: CheckCache): Known {
  const before = memory.get(path);
  if (before?.text === text) return before;
  const checked = checkDocument(path, text);
  const known = { ...checked, text, alone: checked.document ? checkAlone(checked.document) : [] };
  memory.set(path, known);
  return known;
}

/** What a file says by itself, whatever stands in the others. */
const checkAlone = (document: Document): Problem[] => [
  ...checkWords(document),
  ...checkPlans(document),
  ...checkLength(document),
  ...checkSiteScheme(document),
  ...checkLinkParameters(document),
  ...checkTools(document),
];

/** The names of the fields of a file that no shape describes; none where it cannot be read. */
function fieldsIn(content: ContentFile): string[] {
  if (content.unreadable !== undefined) return [];
  try {
    return Object.keys(JSON.parse(content.text) as object);
  } catch {
    return [];
  }
}

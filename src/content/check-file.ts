import { checkDocument, type Checked, type Document } from "./checks/document";
import { checkSiteScheme } from "./checks/environment";
import { FOLDERS } from "./checks/folders";
import { checkLength } from "./checks/length";
import { checkLinkParameters } from "./checks/link-parameters";
import { checkName } from "./checks/name";
import { checkPlans } from "./checks/pricing/plans";
import { checkTools } from "./checks/tools/tools";
import { checkWords } from "./checks/words";
import { shapeOf } from "./files/file-shapes";
import { isNoContent } from "./files/file-name";
import type { ContentFile } from "./files/read-content";
import { problem, type Problem } from "./problem";

interface Known extends Checked {
  text: string;
  /** What is wrong with the file's content, beyond its shape. */
  alone: Problem[];
}

/**
 * What was found in each file, by its path, valid while its text is unchanged: after a save, only that file is checked.
 */
export type CheckCache = Map<string, Known>;

/**
 * Checks a file on its own: its name, its JSON, its shape, its words.
 * @param paths the paths of all files
 * @param memory results of earlier calls; new ones are added
 * @returns the document if its JSON could be read, its problems, and in `alone` those of its content beyond its shape
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
  // A file that is not content is not read.
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

/** The checks of a file's content that need no other file. */
const checkAlone = (document: Document): Problem[] => [
  ...checkWords(document),
  ...checkPlans(document),
  ...checkLength(document),
  ...checkSiteScheme(document),
  ...checkLinkParameters(document),
  ...checkTools(document),
];

/** The field names of a file without a shape; none if it cannot be read. */
function fieldsIn(content: ContentFile): string[] {
  if (content.unreadable !== undefined) return [];
  try {
    return Object.keys(JSON.parse(content.text) as object);
  } catch {
    return [];
  }
}

import { counted } from "./text/numbers";
import type { Problem } from "./problem";
import { ANALYTICS_VARIABLES, URL_VARIABLES } from "./site";

const VARIABLES: readonly string[] = [...URL_VARIABLES, ANALYTICS_VARIABLES.key];

const markOf = ({ level, editorial }: Problem) =>
  level === "warning" ? "(avertissement) " : editorial ? "(publié quand même) " : "";

function line(problem: Problem): string {
  const { file, line, field, message, remedy } = problem;
  // A control character in a file's name would move the terminal's cursor.
  const name = file.replace(/\p{Cc}/gu, "�");
  const place = line === undefined ? name : `${name}:${line}`;
  const what = field ? `champ « ${field} » : ${message}` : message;
  return `${place}  ${markOf(problem)}${what}\n    → ${remedy}`;
}

/**
 * Writes problems for a terminal: one block a file, one paragraph a problem, a count at the end.
 * @param problems in the order of `checkContent`
 * @returns French text without a final line break; empty for no problem
 */
export function formatProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return "";
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const others = files.get(problem.file);
    if (others) others.push(problem);
    else files.set(problem.file, [problem]);
  }
  const blocks = [...files.values()].map((ofFile) => ofFile.map(line).join("\n"));
  const warnings = problems.filter(({ level }) => level === "warning").length;
  const counts = [
    ...(problems.length > warnings ? [counted(problems.length - warnings, "problème")] : []),
    ...(warnings > 0 ? [counted(warnings, "avertissement")] : []),
  ].join(" et ");
  const variables = VARIABLES.filter((name) => files.has(name)).length;
  const places = [
    ...(files.size > variables ? [counted(files.size - variables, "fichier")] : []),
    ...(variables > 0 ? [`${counted(variables, "variable")} d’environnement`] : []),
  ].join(" et ");
  return [...blocks, `${counts} dans ${places}.`].join("\n\n");
}

/** Pages whose style blocks differ get a hash each in the policy; more blocks than this are merged (see HEADER_LIMIT). */
export const STYLE_BLOCKS_AT_MOST = 12;

interface Group {
  members: string[];
  rules: Set<string>;
}

/**
 * Keeps the number of distinct style blocks low: the two that have the most in common become one, until few enough are
 * left. A merged block has every rule of its parts once. Emotion gives each element a single class, so that the order
 * of the rules of different classes decides nothing.
 * @param blocks the distinct blocks of the site
 * @returns for each block, the one that takes its place
 */
export function mergeStyleBlocks(blocks: ReadonlySet<string>, atMost = STYLE_BLOCKS_AT_MOST): Map<string, string> {
  const groups: Group[] = [...blocks].sort().map((css) => ({ members: [css], rules: new Set(topLevelRules(css)) }));

  while (groups.length > atMost) {
    const [into, from] = closestPair(groups);
    into.members.push(...from.members);
    for (const rule of from.rules) into.rules.add(rule);
    groups.splice(groups.indexOf(from), 1);
  }
  return new Map(
    groups.flatMap(({ members, rules }) => {
      const block = [...rules].join("");
      return members.map((css) => [css, members.length === 1 ? css : block] as const);
    }),
  );
}

/** The two groups whose union adds the least to the pages that carry it. */
function closestPair(groups: Group[]): [Group, Group] {
  let best: [Group, Group] = [groups[0]!, groups[1]!];
  let least = Infinity;
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const added = missing(one, other) * one.members.length + missing(other, one) * other.members.length;
      if (added < least) [best, least] = [[one, other], added];
    }
  }
  return best;
}

/** How many characters of the other's rules are not among one's own. */
function missing(one: Group, other: Group): number {
  let length = 0;
  for (const rule of other.rules) if (!one.rules.has(rule)) length += rule.length;
  return length;
}

/** Cuts minified CSS into its top-level rules, at-rules with their content included. */
export function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*.*?\*\/|[{};]/gs)) {
    if (token === "{") depth++;
    else if (token === "}") depth--;
    if (depth > 0 || (token !== "}" && token !== ";")) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  const rest = css.slice(start);
  return rest.trim() ? [...rules, rest] : rules;
}

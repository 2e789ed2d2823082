import { deflateRawSync } from "node:zlib";
import { SiteError } from "../site-error";

/**
 * Each distinct style block has a hash of 54 characters in the policy; more blocks than this are merged. With this
 * many, some 360 characters are left of what hosts accept (HEADER_LIMIT), for the analytics URL.
 */
const STYLE_BLOCKS_AT_MOST = 20;

/** How far back DEFLATE may refer, in bytes. */
const WINDOW = 32_768;

interface Group {
  members: string[];
  rules: Set<string>;
}

/**
 * Limits the number of distinct style blocks: merges the two whose union adds the least to both, until few enough are
 * left. The number of pages with a block is ignored: thousands of one kind would burden the others. A merged block has
 * each rule of its parts once. Emotion gives an element a single class, so the order of different classes' rules does
 * not matter.
 * @param blocks the distinct blocks of the site
 * @returns for each block, the one that replaces it
 */
export function mergeStyleBlocks(blocks: ReadonlySet<string>, atMost = STYLE_BLOCKS_AT_MOST): Map<string, string> {
  const groups: Group[] = [...blocks].sort().map((css) => ({ members: [css], rules: new Set(topLevelRules(css)) }));
  const unions = groups.length > atMost ? costsOfUnions(ruleWeights(groups)) : null;

  while (unions && groups.length > atMost) {
    const [into, from] = closestPair(groups, unions.cost);
    unions.forget(into);
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

/** The two groups whose union adds the least to both. */
function closestPair(groups: Group[], cost: (one: Group, other: Group) => number): [Group, Group] {
  let best: [Group, Group] = [groups[0]!, groups[1]!];
  let least = Infinity;
  for (const [index, one] of groups.entries()) {
    for (const other of groups.slice(index + 1)) {
      const added = cost(one, other);
      if (added < least) [best, least] = [[one, other], added];
    }
  }
  return best;
}

/** What the union of two groups adds to both, cached until one of them is forgotten. */
function costsOfUnions(weigh: (rule: string) => number) {
  const known = new Map<Group, Map<Group, number>>();
  return {
    cost(one: Group, other: Group): number {
      const row = known.get(one) ?? new Map<Group, number>();
      known.set(one, row);
      const cost = row.get(other) ?? missing(one, other, weigh) + missing(other, one, weigh);
      row.set(other, cost);
      return cost;
    },
    forget(group: Group) {
      known.delete(group);
      for (const row of known.values()) row.delete(group);
    },
  };
}

/** The weight of the rules in `other` that `one` lacks. */
function missing(one: Group, other: Group, weigh: (rule: string) => number): number {
  let weight = 0;
  for (const rule of other.rules) if (!one.rules.has(rule)) weight += weigh(rule);
  return weight;
}

/** How many compressed bytes each rule adds to a page that has all others. */
function ruleWeights(groups: Group[]): (rule: string) => number {
  const all = [...new Set(groups.flatMap(({ rules }) => [...rules]))];
  const weights = all.map((rule, at) => {
    const others = all.toSpliced(at, 1).join("").slice(-WINDOW);
    return [rule, deflateRawSync(rule, { dictionary: Buffer.from(others) }).length] as const;
  });
  const byRule = new Map(weights);
  return (rule) => byRule.get(rule)!;
}

/**
 * Checks that a class means the same in all blocks: they come from several processes, each of which only checks its own
 * names (src/design/style-name.ts).
 * @throws SiteError with both meanings
 */
export function assertOneMeaning(blocks: Iterable<string>): void {
  const meanings = new Map<string, string>();
  for (const block of blocks) {
    const own = new Map<string, string>();
    for (const rule of topLevelRules(block)) {
      const name = /\.css-([\w-]+)/.exec(rule)?.[1];
      if (name) own.set(name, (own.get(name) ?? "") + rule);
    }
    for (const [name, rules] of own) {
      const other = meanings.get(name) ?? rules;
      if (other !== rules)
        throw new SiteError(
          `Two styles are named ${name}: change SEED in src/design/style-name.ts.\n${other}\n${rules}`,
        );
      meanings.set(name, rules);
    }
  }
}

/** Splits minified CSS into its top-level rules, at-rules with their content included. */
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

import { anchorsOf, type PageContent, toolsAt } from "../links/anchors";
import { nearest } from "../text/nearest";
import { TOOL_PARAMETER } from "../tools/fragment";

/**
 * Checks the fragment of a link: a part of the page, or the state of one of its tools.
 * @param target the page, which exists
 * @param address the whole target of the link
 * @param page what the page has
 * @returns what is wrong with it, if anything
 */
export function checkFragment(target: string, address: string, page: PageContent) {
  const fragment = /#(.+)$/.exec(address)?.[1];
  if (!fragment) return undefined;
  const tool = new URLSearchParams(fragment).get(TOOL_PARAMETER);
  return tool === null ? checkAnchor(target, fragment, anchorsOf(target, page)) : checkState(target, tool, page);
}

function checkAnchor(target: string, anchor: string, anchors: readonly string[]) {
  if (anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors);
  return {
    message: `la page « ${target} » n'a pas d'endroit nommé « #${anchor} » : le lien mènerait en haut de la page`,
    remedy: meant
      ? `écrivez « ${target}#${meant} »`
      : `supprimez « #${anchor} », ou choisissez parmi : ${anchors.map((name) => `#${name}`).join(", ")}`,
  };
}

function checkState(target: string, tool: string, page: PageContent) {
  if (toolsAt(target, page).includes(tool)) return undefined;
  return {
    message: `la page « ${target} » n'a pas l'outil « ${tool} », que ce lien remplirait`,
    remedy: `donnez l'adresse d'une page qui a cet outil, ou supprimez du lien tout ce qui suit « ${target} »`,
  };
}

/**
 * Checks that a page for which a tool's file has values shows that tool.
 * @returns what is wrong with it, if anything
 */
export function checkStart(target: string, tool: string, page: PageContent) {
  if (!page.fields || toolsAt(target, page).includes(tool)) return undefined;
  return {
    message: `la page « ${target} » n'a pas cet outil : ces valeurs ne seraient montrées à personne`,
    remedy: `écrivez « ${tool} » dans le champ « tool » de cette page, ou supprimez ce groupe de champs`,
  };
}

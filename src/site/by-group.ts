import { VARIANT_GROUPS } from "../content/vocabulary";

/** Sorts shortening pages into their groups, in the order of the groups; a group without a page is left out. */
export const byGroup = <Page extends { group: string }>(pages: readonly Page[]) =>
  VARIANT_GROUPS.map((group) => ({ group, members: pages.filter((page) => page.group === group) })).filter(
    ({ members }) => members.length > 0,
  );

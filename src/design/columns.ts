/* Two columns for `gridTemplateColumns` that no long word widens. Separate from the tokens, which every page loads. */

/** Words beside a drawing, or an aside. */
export const wideFirst = "minmax(0,7fr) minmax(0,5fr)";

/** A heading beside its list. */
export const wideLast = "minmax(0,5fr) minmax(0,7fr)";

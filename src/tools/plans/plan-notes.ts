import { formatCount } from "../../content/text/numbers";
import type { NoteOf } from "../conversion";
import type { Choice, Plan } from "./choose-plan";

/**
 * The notes beside the chosen plan: what the next cheaper plan lacks, what is still to come, where this one ends.
 * @param lacking the limits for which the next cheaper plan is not chosen, in words
 */
export function planNotes(
  { plan, below, above, coming }: Choice<Plan & { readonly name: string }>,
  lacking: string,
): NoteOf<"plans">[] {
  const notes: NoteOf<"plans">[] = [];
  if (below) notes.push({ code: "below", level: plan ? "info" : "warning", fill: { mot: below.name, autre: lacking } });
  if (coming) notes.push({ code: "coming", level: "warning" });
  const clicks = plan?.limits.clicksPerMonth;
  if (clicks === null) notes.push({ code: "past-last", level: "info" });
  else if (clicks !== undefined && above) {
    notes.push({ code: "past", level: "warning", fill: { autre: formatCount(clicks), mot: above.name } });
  }
  return notes;
}

import { formatCount } from "../../content/text/numbers";
import type { NoteOf } from "../conversion";
import type { Choice, Plan } from "./choose-plan";

/**
 * What the choice of a plan has to say beside its answer: what the plan below lacks, what is to come, where this one ends.
 * @param lacking the limits of the plan below that are why it is not chosen, in words
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

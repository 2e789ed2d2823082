import type { Offering } from "../content/vocabulary";
import { Drawing } from "./drawing";
import { scenes } from "./feature-scenes";

/** The small decorative picture of one of the eleven offerings. */
export function FeatureDrawing({ offering }: { offering: Offering }) {
  return (
    <Drawing width={200} height={120}>
      {scenes[offering]}
    </Drawing>
  );
}

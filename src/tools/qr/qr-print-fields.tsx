import { graphql } from "gatsby";
import { Field } from "../../ui/field";
import { Group } from "../frame/group";
import type { DrawnFields } from "./qr-state";

interface Props {
  words: Queries.QrPrintWordsFragment;
  values: DrawnFields;
  /** What is wrong with the distance. */
  error: string | undefined;
  set: (changes: Partial<DrawnFields>) => void;
}

/** The print size and the reading distance. */
export function QrPrintFields({ words, values, error, set }: Props) {
  return (
    <Group legend={words.legend}>
      <Field
        name="size"
        kind="select"
        label={words.size}
        options={words.sizes}
        value={values.size}
        onChange={(size) => set({ size })}
      />
      <Field
        name="distance"
        kind="number"
        label={words.distance}
        value={values.distance}
        error={error}
        onChange={(distance) => set({ distance })}
      />
    </Group>
  );
}

export const fragment = graphql`
  fragment QrPrintWords on QrPrintWords {
    legend
    size
    sizes {
      value
      label
    }
    distance
    svg
    png
    share
    saved
    saveFailed
    logoScrambled
    fileName
  }
`;

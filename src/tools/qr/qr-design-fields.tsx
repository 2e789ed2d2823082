import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../../design/tokens";
import { Button } from "../../ui/button";
import { Field, type FieldProps } from "../../ui/field";
import { Group, Pairs } from "../frame/group";
import { PictureField } from "../picture/picture-field";
import { problemOf, type ResolvedNote } from "../messages";
import type { DrawnFields } from "./qr-state";

const start = css({ justifySelf: "start", marginBlock: space(-2) });

interface Props {
  words: Queries.QrDesignWordsFragment;
  values: DrawnFields;
  /** The notes of the check, including the problems with fields. */
  notes: readonly ResolvedNote[];
  set: (changes: Partial<DrawnFields>) => void;
  logo: ImageBitmap | null;
  setLogo: (logo: ImageBitmap | null) => void;
}

/** Colours, error correction, quiet zone and logo. */
export function QrDesignFields({ words, values, notes, set, logo, setLogo }: Props) {
  const field = (name: "ink" | "paper" | "level" | "quiet", label: string, options?: FieldProps["options"]) => (
    <Field
      name={name}
      kind={options ? "select" : "color"}
      label={label}
      hint={options ? undefined : values[name]}
      options={options}
      value={values[name]}
      error={problemOf(notes, name)}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <Group legend={words.legend}>
      <Pairs>
        {field("ink", words.ink)}
        {field("paper", words.paper)}
      </Pairs>
      <div css={start}>
        <Button kind="quiet" onClick={() => set({ ink: values.paper, paper: values.ink })}>
          {words.swap}
        </Button>
      </div>
      <Pairs>
        {field("level", words.level, words.levels)}
        {field("quiet", words.quiet, words.margins)}
      </Pairs>
      <PictureField
        label={words.logo}
        hint={words.logoHint}
        failed={words.logoFailed}
        onPicture={setLogo}
        removal={logo ? { label: words.logoRemove, onRemove: () => setLogo(null) } : undefined}
      />
    </Group>
  );
}

export const fragment = graphql`
  fragment QrDesignWords on QrDesignWords {
    legend
    ink
    paper
    swap
    level
    levels {
      value
      label
    }
    quiet
    margins {
      value
      label
    }
    logo
    logoHint
    logoRemove
    logoFailed
  }
`;

import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { color, radius, semibold, space, text } from "../../design/tokens";
import { Button } from "../../ui/button";
import { useFieldId } from "../../ui/field-scope";
import { LabelledControl, ariaProps } from "../../ui/labelled-control";
import { openPicture, PICTURE_TYPES } from "./open-picture";

const styles = {
  field: css({ display: "grid", gap: space(1.5), minWidth: 0 }),
  removal: css({ justifySelf: "start" }),
  file: css(text.small, {
    width: "100%",
    minHeight: 48,
    padding: space(2),
    border: `2px dashed ${color.edge}`,
    borderRadius: radius.medium,
    "&:hover": { borderColor: color.blue },
    "&[aria-invalid=true]": { borderColor: color.bad },
    "&::file-selector-button": {
      font: "inherit",
      fontWeight: semibold,
      color: color.ink,
      marginRight: space(3),
      padding: `${space(1.5)} ${space(4)}`,
      border: `2px solid ${color.edge}`,
      borderRadius: radius.pill,
      background: "none",
    },
  }),
};

/** The names of the errors of a file that is too large, or no picture. */
const UNREADABLE = /^(Range|InvalidState|Encoding)Error$/;

interface Props {
  label: string;
  hint: string;
  /** What is said below it where the file cannot be opened. */
  failed: string;
  /** Takes the picture that is chosen now, or null; one that cannot be opened leaves the one before it. */
  onPicture: (picture: ImageBitmap | null) => void;
  /** A button that takes the picture away, where one is shown. */
  removal?: { label: string; onRemove: () => void } | undefined;
}

/** Chooses a picture of the visitor's device. */
export function PictureField({ label, hint, failed, onPicture, removal }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const told = { id: useFieldId("picture"), hint, error };
  const choose = async () => {
    setError(undefined);
    const file = input.current?.files?.[0];
    if (!file) return onPicture(null);
    // A large file opens later than the small one that was chosen after it.
    const isStillChosen = () => input.current?.files?.[0] === file;
    try {
      const picture = await openPicture(file);
      if (isStillChosen()) onPicture(picture);
      else picture.close();
    } catch (cause) {
      // What the file is to blame for is the visitor's to know; the rest is ours.
      if (!UNREADABLE.test((cause as Error).name)) console.error(cause);
      if (!isStillChosen()) return;
      input.current.value = "";
      setError(failed);
    }
  };
  const remove = () => {
    input.current!.value = "";
    setError(undefined);
    removal?.onRemove();
    // The button goes away with the picture; the keyboard must not be sent back to the top of the page.
    input.current!.focus();
  };
  // What was chosen before this code came has sent its event already.
  const chooseEarly = useRef(choose);
  useEffect(() => void chooseEarly.current(), []);
  return (
    <div css={styles.field}>
      <LabelledControl label={label} role="alert" {...told}>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          {...ariaProps(told)}
          css={styles.file}
          onChange={() => void choose()}
        />
      </LabelledControl>
      {removal && (
        <div css={styles.removal}>
          <Button kind="quiet" onClick={remove}>
            {removal.label}
          </Button>
        </div>
      )}
    </div>
  );
}

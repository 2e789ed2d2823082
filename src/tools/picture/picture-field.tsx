import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { color, radius, semibold, space, text } from "../../design/tokens";
import { Button } from "../../ui/button";
import { useFieldId } from "../../ui/field-scope";
import { ariaProps, LabelledControl } from "../../ui/labelled-control";
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

/** The names of the errors for a file that is too large or not a picture. */
const UNREADABLE = /^(Range|InvalidState|Encoding)Error$/;

interface Props {
  label: string;
  hint: string;
  /** The error shown if the file cannot be opened. */
  failed: string;
  /** Called with the chosen picture, or null; after one that cannot be opened, the previous one stays. */
  onPicture: (picture: ImageBitmap | null) => void;
  /** A button that removes the picture, if one is shown. */
  removal?: { label: string; onRemove: () => void } | undefined;
}

/** Chooses a picture from the visitor's device. */
export function PictureField({ label, hint, failed, onPicture, removal }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const described = { id: useFieldId("picture"), hint, error };
  // Opening takes time, in which the visitor may change the tool's other fields.
  const latest = useRef(onPicture);
  useEffect(() => void (latest.current = onPicture));
  const choose = async () => {
    setError(undefined);
    const file = input.current?.files?.[0];
    if (!file) return onPicture(null);
    // A large file may open after a small one that was chosen later.
    const isStillChosen = () => input.current?.files?.[0] === file;
    try {
      const picture = await openPicture(file);
      if (isStillChosen()) latest.current(picture);
      else picture.close();
    } catch (cause) {
      // An error caused by the file is only for the visitor; any other is a bug, so it is logged.
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
    // The button disappears with the picture: the focus must not go back to the top of the page.
    input.current!.focus();
  };
  // A file chosen before this code loaded has already sent its event.
  const chooseEarly = useRef(choose);
  useEffect(() => void chooseEarly.current(), []);
  return (
    <div css={styles.field}>
      <LabelledControl label={label} role="alert" {...described}>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          {...ariaProps(described)}
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

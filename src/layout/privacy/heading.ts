import { css } from "@emotion/react";
import { space, text } from "../../design/tokens";

/** A heading in the privacy panel: no larger than the panel's own title. */
export const privacyHeading = css({ fontSize: text.body.fontSize, marginBottom: space(1) });

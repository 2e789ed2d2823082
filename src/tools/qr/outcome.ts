import type { MessageCode } from "../../content/tools/names";
import type { QR_FIELDS, QrKind } from "../../content/tools/terms";

export type QrField = (typeof QR_FIELDS)[QrKind][number];
export type QrFields = Partial<Record<QrField, string>>;

/** Why there is nothing to encode yet; the words are in the content. */
export type QrProblem = Extract<
  MessageCode<"qr">,
  "empty" | "link" | "point" | "scheme" | "spaces" | "place" | "email" | "phone" | "network" | "password"
>;

/** What a code holds, or why it holds nothing. */
export type QrContent = { text: string } | { problem: QrProblem };

export const refused = (problem: QrProblem): QrContent => ({ problem });

import type { Document } from "../../content/checks/document";
import { groupsAt, textAt } from "../../content/checks/groups";
import { toolOf } from "../../content/checks/tools/tool-names";
import { type FieldPath, problem, type Problem } from "../../content/problem";
import type { Converter } from "../../content/tools/names";
import type { QrKind } from "../../content/tools/terms";
import type { Tool } from "../../content/vocabulary";
import type { Convert, Note } from "../../tools/conversion";
import { examine } from "../../tools/doctor/examine";
import type { GeneralRules } from "../../tools/doctor/findings";
import { driveLinks } from "../../tools/drive/drive-links";
import { dropboxLinks } from "../../tools/dropbox/dropbox-links";
import { emailLink } from "../../tools/email/email-link";
import { agendaLink } from "../../tools/google-agenda/agenda-link";
import { googleDocsLinks } from "../../tools/google-docs/google-docs-links";
import { mapsLinks } from "../../tools/google-maps/maps-links";
import { siteName } from "../../tools/preview/cards";
import { imageNote, NO_PICTURE } from "../../tools/preview/image-notes";
import { qrContent } from "../../tools/qr/content";
import { fieldOf } from "../../tools/qr/studio";
import { resolveNotes } from "../../tools/messages";
import { smsLink } from "../../tools/sms/sms-link";
import type { Values } from "../../tools/state/fragment";
import { telegramLinks } from "../../tools/telegram/telegram-links";
import { tagLink, type UtmValues } from "../../tools/utm/utm";
import { whatsAppLink } from "../../tools/whatsapp/whatsapp-link";
import { videoLinks } from "../../tools/youtube/video-links";

/*
 * This check is here because the content does not import the tools' code. Import only pure modules: React takes a
 * second to load.
 */

const CONVERTERS: Record<Converter, Convert> = {
  whatsapp: whatsAppLink,
  drive: driveLinks,
  dropbox: dropboxLinks,
  "google-docs": googleDocsLinks,
  youtube: videoLinks,
  "google-maps": mapsLinks,
  "google-agenda": agendaLink,
  telegram: telegramLinks,
  sms: smsLink,
  email: emailLink,
};
const isConverter = (tool: Tool): tool is Converter => Object.hasOwn(CONVERTERS, tool);

/** A tool's notes on the initial values of one list of fields. */
function notesOn(tool: Tool, values: Values): readonly Note[] {
  if (isConverter(tool)) return CONVERTERS[tool](values).notes;
  if (tool === "utm") return tagLink(values as UtmValues).notes;
  return tool === "preview" ? notesOnPreview(values) : [];
}

function notesOnPreview({ link = "", image = "" }: Values): Note[] {
  const note = imageNote(image);
  return [
    ...(link.trim() && !siteName(link) ? [{ code: "no-link", level: "problem", field: "link" } as const] : []),
    ...(NO_PICTURE.has(note) ? [{ code: note, level: "problem", field: "image" } as const] : []),
  ];
}

function notesOnCode(kind: string, values: Values): Note[] {
  const content = qrContent(kind as QrKind, values);
  if ("text" in content) return [];
  const field = fieldOf(content.problem, Object.keys(values));
  return [{ code: content.problem, level: "problem", ...(field !== undefined && { field }) }];
}

const notesOnLink = (link: string, rules: GeneralRules): Note[] =>
  examine(link, [], rules).findings.flatMap(({ kind, code }) =>
    kind === "problem" && code !== undefined ? [{ code, level: "problem" }] : [],
  );

/** A note on a field that holds an example. */
interface NoteOnExample {
  field: FieldPath;
  note: Note;
}

function notesOf(tool: Tool, { value }: Document): NoteOnExample[] {
  if (tool === "doctor") {
    const rules = value as unknown as GeneralRules & { example: string };
    return notesOnLink(rules.example, rules).map((note) => ({ field: ["example"], note }));
  }
  const notesIn = (path: FieldPath, notesOf: (values: Values) => readonly Note[]): NoteOnExample[] => {
    const inputs = groupsAt(value, path) ?? [];
    const names = inputs.map((input) => textAt(input, "name") ?? "");
    const values = Object.fromEntries(inputs.map((input, index) => [names[index]!, textAt(input, "value") ?? ""]));
    return notesOf(values).map((note) => ({
      field: [...path, Math.max(0, names.indexOf(note.field!)), "value"],
      note,
    }));
  };
  if (tool !== "qr") return notesIn(["inputs"], (values) => notesOn(tool, values));
  return (groupsAt(value, ["contents"]) ?? []).flatMap((content, index) =>
    notesIn(["contents", index, "inputs"], (values) => notesOnCode(textAt(content, "code")!, values)),
  );
}

/**
 * Checks that each tool accepts its own examples: otherwise its messages would tell every visitor that it does not.
 * @param document any file without other problems
 */
export function checkToolExamples(document: Document): Problem[] {
  const tool = toolOf(document.path);
  if (!tool) return [];
  const messages = (groupsAt(document.value, ["messages"]) ?? []) as Parameters<typeof resolveNotes>[0];
  return notesOf(tool, document)
    .filter(({ note }) => note.level === "problem")
    .map(({ field, note }) =>
      problem({
        ...document.at(field),
        message: `l'outil refuse son propre exemple : « ${resolveNotes(messages, [note])[0]!.text} »`,
        remedy: "écrivez un exemple qu'il accepte : tout visiteur le trouve dans l'outil à son arrivée",
      }),
    );
}

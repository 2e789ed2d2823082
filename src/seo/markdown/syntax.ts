/*
 * The Markdown syntax in use; `page` joins the blocks that the other functions build. Their input is visitor text:
 * characters with a meaning in Markdown are escaped once, in `text`.
 */

/** Inline visitor text: characters with a meaning in Markdown are escaped. */
export const text = (plain: string) =>
  plain
    .replace(/[\\`*[\]<>]/g, "\\$&")
    .replace(/_(?:(?![\p{L}\p{N}])|(?<![\p{L}\p{N}]_))/gu, "\\_")
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
    )
    .replace(/\s*\n\s*/g, " ");

/** A heading of the given level. */
export const heading = (level: 1 | 2 | 3, title: string) => `${"#".repeat(level)} ${text(title)}`;

/** A quotation, used under the title. */
export const quote = (words: string) => `> ${text(words)}`;

/** Words in bold. */
export const strong = (words: string) => `**${text(words)}**`;

/** A title as a sentence, unless it already ends like one. */
export const asSentence = (title: string) => (/[.!?…:]$/.test(title) ? title : `${title}.`);

/** A name in bold, then its description as a sentence. */
export const titled = (name: string, words: string) => `${strong(asSentence(name))} ${words}`;

/** A link; spaces and parentheses in its URL are encoded. */
export const link = (label: string, url: string) =>
  `[${text(label)}](${url.replace(/[()\s]/g, (sign) => encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"))})`;

/** A URL as inline code. */
export const code = (words: string) => `\`${words.replaceAll("`", "")}\``;

/** A list of lines that are Markdown already. */
export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

/** A numbered list of lines that are Markdown already. */
export const numbered = (lines: readonly string[]) => lines.map((line, index) => `${index + 1}. ${line}`).join("\n");

/** A table of cells that are visitor text. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => text(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [row(head), `| ${head.map(() => "---").join(" | ")} |`, ...rows.map(row)].join("\n");
};

/** A whole document: blocks with an empty line between them; missing ones are left out. */
export const page = (blocks: readonly (string | false | null | undefined)[]) =>
  `${blocks.filter(Boolean).join("\n\n")}\n`;

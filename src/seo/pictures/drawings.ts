import { QUIET_ZONE } from "../../content/tools/quiet-zone";
import type { Shades } from "../../design/palette";
import { mark } from "../../design/mark";
import { schemes } from "../../design/schemes";
import { iconPaths } from "../../ui/icon-paths";
import { widthOf } from "./lettering";
import type { Drawing, Picture } from "./picture";
import { box, line, strokes } from "./svg";

const { ink, inkSoft, night, nightLine, onNight, paper, qrInk, qrPaper, raised } = schemes.light;

/** Centre of the panel on which the drawings stand. */
const CENTRE = { x: 960, y: 315 };

const filled = (fill: string) => `fill="${fill}"`;

function link({ long, domain, slug }: Extract<Drawing, { kind: "link" }>, shades: Shades): string {
  const small = { size: 21 };
  const width = 368;
  const rows = chop(long.replace(/^https?:\/\//, ""), width - 56, small).slice(0, 5);
  const fading = [1, 0.8, 0.6, 0.4, 0.2];
  const top = 118;
  const left = CENTRE.x - width / 2;
  const card =
    box(left, top, width, 52 + rows.length * 32, 24, filled(raised)) +
    rows
      .map(
        (row, index) =>
          `<g opacity="${fading[index]}">${line(row, left + 28, top + 52 + index * 32, inkSoft, small)}</g>`,
      )
      .join("");
  const from = top + 52 + rows.length * 32;
  const arrow = strokes(
    "M0 0v18c0 26 44 12 44 38v22m-14-14 14 14 14-14",
    CENTRE.x - 44,
    from + 20,
    1,
    shades.on ?? raised,
    4.5,
  );
  return card + arrow + pill(`${domain}/`, slug, from + 118, shades);
}

/** The short link as the site's signature, as large as fits the panel. */
function pill(domain: string, slug: string, y: number, { on }: Shades): string {
  const [ground, words] = on ? [night, onNight] : [schemes.light.mimosa, ink];
  const text = domain + slug;
  const size = Math.min(38, (38 * 420) / (widthOf(text, { size: 38 }) + 38 * 3.1));
  const textWidth = widthOf(text, { size });
  const height = size * 2.1;
  const width = textWidth + size * 3.1;
  const left = CENTRE.x - width / 2;
  const baseline = y + height / 2 + size * 0.34;
  const domainWidth = widthOf(domain, { size });
  return (
    box(left, y, width, height, height / 2, filled(ground)) +
    strokes(iconPaths.chain, left + size * 0.6, y + height / 2 - size * 0.7, size / 17, words, 2.2) +
    line(domain, left + size * 2.25, baseline, words, { size }) +
    line(slug, left + size * 2.25 + domainWidth, baseline, words, { size })
  );
}

function code({ path, size }: Extract<Drawing, { kind: "code" }>): string {
  const side = 340;
  const unit = side / (size + 2 * QUIET_ZONE);
  const [left, top] = [CENTRE.x - side / 2, CENTRE.y - side / 2];
  return (
    box(left - 14, top - 14, side + 28, side + 28, 32, filled(qrPaper)) +
    `<path transform="translate(${left + QUIET_ZONE * unit} ${top + QUIET_ZONE * unit}) scale(${unit})" d="${path}" fill="none" stroke="${qrInk}" shape-rendering="crispEdges"/>`
  );
}

function phone({ name, links }: Extract<Drawing, { kind: "phone" }>, { icon }: Picture, shades: Shades): string {
  const [left, top, width] = [CENTRE.x - 150, 76, 300];
  const middle = left + width / 2;
  const screen = `<clipPath id="screen">${box(left + 12, top + 12, width - 24, 640, 36, "")}</clipPath>`;
  const title = fit(name, 236, 26);
  const rows = links.slice(0, 4).map((words, index) => {
    const y = top + 252 + index * 68;
    const isFirst = index === 0;
    const label = fit(words, 196, 19);
    const ground = isFirst ? `fill="url(#subject)"` : `fill="none" stroke="${shades.light}" stroke-width="2.5"`;
    return (
      box(left + 34, y, width - 68, 52, 26, ground) +
      centred(label.text, middle, y + 33, isFirst ? (shades.on ?? raised) : ink, label.size)
    );
  });
  return (
    screen +
    box(left, top, width, 640, 46, `fill="${night}" stroke="${nightLine}" stroke-width="3"`) +
    `<g clip-path="url(#screen)">` +
    box(left, top, width, 640, 0, filled(paper)) +
    box(left, top, width, 112, 0, `fill="url(#subject)"`) +
    `</g>` +
    `<circle cx="${middle}" cy="${top + 116}" r="46" fill="url(#subject)" stroke="${paper}" stroke-width="7"/>` +
    strokes(iconPaths[icon], middle - 25, top + 91, 50 / 24, shades.on ?? onNight, 1.8) +
    centred(title.text, middle, top + 210, ink, title.size) +
    rows.join("")
  );
}

/** The mark alone, large: for the pages that have no subject. */
function chain(shades: Shades): string {
  const scale = 6.4;
  const [x, y] = [CENTRE.x - 28 * scale, CENTRE.y - 16 * scale];
  return (
    strokes(mark.left, x, y, scale, schemes.light.mimosa, 5) + strokes(mark.right, x, y, scale, shades.on ?? raised, 5)
  );
}

/** The drawing of a picture, on its coloured panel. */
export function drawingOf(picture: Picture, shades: Shades): string {
  const { drawing } = picture;
  if (drawing.kind === "link") return link(drawing, shades);
  if (drawing.kind === "code") return code(drawing);
  if (drawing.kind === "phone") return phone(drawing, picture, shades);
  return chain(shades);
}

const centred = (text: string, x: number, y: number, fill: string, size: number) =>
  line(text, x - widthOf(text, { size }) / 2, y, fill, { size });

/** Words at the given size, or smaller if they are too wide. */
function fit(text: string, width: number, size: number) {
  return { text, size: Math.min(size, (size * width) / widthOf(text, { size })) };
}

/** A URL cut wherever the line is full; ignores kerning, which only narrows it. */
function chop(address: string, width: number, lettering: { size: number }): string[] {
  const lines: string[] = [""];
  let free = width;
  for (const letter of address) {
    const advance = widthOf(letter, lettering);
    if (advance > free) {
      lines.push("");
      free = width;
    }
    free -= advance;
    lines[lines.length - 1] += letter;
  }
  return lines;
}

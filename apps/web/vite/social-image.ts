import { company } from "@thirtyfold/content";
import { designColor } from "./design-colors.ts";
import { type Painter, pictureFont } from "./draw-picture.ts";

/** The page's `og:title` and `og:description`. */
export type SocialText = Readonly<{ title: string; description: string }>;

/** In pixels; all networks show this size uncropped. */
const socialSize = { width: 1200, height: 630 } as const;

const margin = 72;
const fold = Math.round(margin + (socialSize.width - 2 * margin) * 0.3);
const measure = socialSize.width - 2 * margin;

type Style = Readonly<{ size: number; line: number; weight: number; tracking: number; fill: string }>;

const titleStyle: Style = { size: 86, line: 88, weight: 700, tracking: -3, fill: designColor("fg") };
const textStyle: Style = { size: 31, line: 43, weight: 400, tracking: 0, fill: designColor("fg-2") };

/** Draws an inner page's crease, its title and description, and a row of a hundred cells. */
export function drawSocialImage({ title, description }: SocialText, painter: Painter): Uint8Array {
  const lines = wrap(title, titleStyle, measure, painter);
  const style = lines.length > 3 ? { ...titleStyle, size: 64, line: 68, tracking: -2.2 } : titleStyle;
  const headline = style === titleStyle ? lines : wrap(title, style, measure, painter);
  const top = 208 + style.size * 0.35;
  const below = top + (headline.length - 1) * style.line + 66;
  const room = Math.max(1, Math.floor((socialSize.height - 130 - below) / textStyle.line) + 1);
  const text = cut(wrap(description, textStyle, 880, painter), Math.min(room, 3));
  return painter.draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}">
      ${ground()}${brand()}${paragraph(headline, style, top)}${paragraph(text, textStyle, below)}${hundred()}
    </svg>`,
  );
}

function ground(): string {
  return `<defs><linearGradient id="g" x1="0" x2="1" y1="0" y2="0">
      <stop offset="0" stop-color="${designColor("bg-sunken")}"/><stop offset=".35" stop-color="${designColor("bg")}"/>
    </linearGradient><linearGradient id="l" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${designColor("tang")}" stop-opacity="0"/>
      <stop offset="1" stop-color="${designColor("tang")}"/></linearGradient></defs>
    <rect width="${fold}" height="100%" fill="${designColor("surface")}"/>
    <rect x="${fold}" width="${socialSize.width - fold}" height="100%" fill="url(#g)"/>
    <rect x="${fold - 1}" y="0" width="3" height="128" fill="url(#l)"/>`;
}

function brand(): string {
  const name = `<text x="52" y="38" ${typeOf({ ...titleStyle, size: 32, tracking: -0.9 })}>${escaped(company.name)}</text>`;
  return `<g transform="translate(${margin} 64)"><g transform="scale(1.6) translate(-4 -3.5)">${markPanels(designColor("fg"), designColor("tang"))}</g>${name}</g>`;
}

/** The folded ribbon's four panels, in painting order (DESIGN, section 2). */
export function markPanels(front: string, back: string): string {
  return `<path fill="${front}" d="M4 3.5H21.12L23.68 9.7H4Z"/><path fill="${front}" d="M13 11.62 23.68 22.3 21.12 28.5 13 20.38Z"/><path fill="${back}" d="M23.68 9.7 13 20.38V11.62L21.12 3.5Z"/><path fill="${back}" d="M21.12 28.5H4V22.3H23.68Z"/>`;
}

function hundred(): string {
  const step = measure / 100;
  const cell = (index: number) =>
    `<rect x="${margin + index * step}" y="548" width="${step - 3}" height="12" rx="1" fill="${designColor(index < 30 ? "mark" : "surface-3")}"/>`;
  return Array.from({ length: 100 }, (_, index) => cell(index)).join("");
}

function paragraph(lines: readonly string[], style: Style, top: number): string {
  return lines
    .map(
      (line, index) => `<text x="${margin}" y="${top + index * style.line}" ${typeOf(style)}>${escaped(line)}</text>`,
    )
    .join("");
}

function typeOf({ size, weight, tracking, fill }: Style): string {
  return `font-family="${pictureFont}" font-size="${size}" font-weight="${weight}" letter-spacing="${tracking}" fill="${fill}"`;
}

/** Greedy line breaking. */
function wrap(text: string, style: Style, width: number, { widthOf }: Painter): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = widthOf(`<text y="200" ${typeOf(style)}>${escaped(longer)}</text>`) <= width;
    if (last === undefined || !fits) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The first lines, with an ellipsis if more follow. */
function cut(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  return kept.map((line, index) => (index === most - 1 ? `${line.replace(/[\s,;:.]+\S*$/, "")}…` : line));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

import { createHash } from "node:crypto";
import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { unescaped } from "./page-facts.ts";

/** Where the root layout puts the site's stylesheet. */
const siteStyle = /(<style id="site-css">)([\s\S]*?)(<\/style>)/;

/** The browsers of `cssTarget` in vite.config.ts: without them the minifier writes shorthands that none of them knows. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

type Sheet = Readonly<{ fileName: string; code: string }>;

export type StyledPage = Readonly<{ html: string; sheet: Sheet }>;

/** All pages of a build hold the same styles, and their file is made once. */
const sheets = new Map<string, Sheet>();

function sheetOf(css: string): Sheet {
  const made = sheets.get(css);
  if (made !== undefined) return made;
  const code = withoutFontFaces(css);
  const fileName = `assets/site-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.css`;
  const sheet = { fileName, code };
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Leaves in a page the rules that it needs, and makes a file of the whole stylesheet, which comes with the application:
 * whatever that shows has its styles, and no page carries those of all others. A page without the style stays as it is.
 */
export function splitStyles(html: string): StyledPage | undefined {
  const [style, , css = ""] = siteStyle.exec(html) ?? [];
  if (style === undefined) return undefined;
  const own = stylesOf(css, html.replace(style, ""));
  return { html: html.replace(siteStyle, (_, start, __, end) => start + own + end), sheet: sheetOf(css) };
}

/**
 * The rules of a stylesheet that the elements of a page can ever match, with every state of theirs: a rule goes only
 * when a class that it needs is nowhere in the page. Anything else (elements, attributes, layers, keyframes, font faces)
 * stays.
 *
 * @param html the page, as React writes it
 */
function stylesOf(css: string, html: string): string {
  const classes = classesOf(html);
  return transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Rule: {
        // A rule goes or stays whole: not all that one holds survives the way through JavaScript and back.
        style: (rule) => (rule.value.selectors.some((selector) => canMatch(selector, classes)) ? undefined : []),
      },
    },
  }).code.toString();
}

/** The stylesheet without its font faces, for a page that has them already: declared twice, a font would blink. */
function withoutFontFaces(css: string): string {
  return transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: { Rule: { "font-face": () => [] } },
  }).code.toString();
}

function canMatch(selector: Selector, classes: ReadonlySet<string>): boolean {
  return selector.every((component) => componentCanMatch(component, classes));
}

function componentCanMatch(component: SelectorComponent, classes: ReadonlySet<string>): boolean {
  if (component.type === "class") return classes.has(component.name);
  if (component.type === "pseudo-class" && (component.kind === "is" || component.kind === "where")) {
    return component.selectors.some((selector) => canMatch(selector, classes));
  }
  return true;
}

function classesOf(html: string): ReadonlySet<string> {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names = ""]) => names);
  return new Set(attributes.flatMap((names) => unescaped(names).split(/\s+/)));
}

import { type Selector, type SelectorComponent, transform } from "lightningcss";
import { unescaped } from "./page-facts.ts";

/** Written by the root layout. */
const siteStyle = /(<style id="site-css">)([\s\S]*?)(<\/style>)/;

/** The browsers of `cssTarget` in vite.config.ts: without them the minifier writes shorthands that none supports. */
const targets = { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) };

/** Keeps only the rules that the page needs. Pages without the site's style are unchanged. */
export function cutStyles(html: string): string {
  const [style, , css = ""] = siteStyle.exec(html) ?? [];
  if (style === undefined) return html;
  const own = stylesOf(css, html.replace(style, ""));
  return html.replace(siteStyle, (_, start, __, end) => start + own + end);
}

/**
 * The rules of a stylesheet that a page's elements can ever match, in any state: a rule is dropped only if a class it
 * needs occurs nowhere in the page. Everything else (elements, attributes, layers, keyframes, font faces) stays.
 *
 * @param html the page, as rendered by React
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
        // Tailwind's fallback for `@property`, behind a condition met only by browsers older than the targets.
        "layer-block": ({ value: { name } }) => (name?.join(".") === "properties" ? [] : undefined),
        // Rules are kept or dropped as a whole: not everything in them survives a round trip through JavaScript.
        style: (rule) => (rule.value.selectors.some((selector) => canMatch(selector, classes)) ? undefined : []),
      },
    },
  }).code.toString();
}

/**
 * The stylesheet that loads with the application, without the rules that every page already has: a font declared twice
 * would flicker, and rules by element or attribute would restyle the whole page. Rules with classes are repeated,
 * because the order of equal rules decides.
 */
export function laterStyles(css: string): string {
  const none = new Set<string>();
  return transform({
    filename: "later.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: {
      Rule: {
        "font-face": () => [],
        keyframes: () => [],
        property: () => [],
        style: (rule) => (rule.value.selectors.some((selector) => canMatch(selector, none)) ? [] : undefined),
      },
    },
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

/**
 * Elements with text whose colors are not among `known`, and what those colors depend on: classes, inline styles and
 * computed colors, from each element up to the page. Elements that share all of these have the same contrast, in either
 * theme.
 */
export function newColors(known: ReadonlySet<string>): { elements: Element[]; colors: Set<string> } {
  const paths = new Map<Element, string>([[document.documentElement, ""]]);
  const elements: Element[] = [];
  const colors = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!hasWords(element) || !element.checkVisibility()) continue;
    const path = pathOf(element, paths);
    if (known.has(path)) continue;
    elements.push(element);
    colors.add(path);
  }
  return { elements, colors };
}

function hasWords(element: Element): boolean {
  if (element.matches("input, textarea, select")) return true;
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
}

function pathOf(element: Element, paths: Map<Element, string>): string {
  const known = paths.get(element);
  if (known !== undefined) return known;
  const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
  const own = [element.tagName, element.className, element.getAttribute("style"), color, backgroundColor];
  const above = element.parentElement === null ? "" : pathOf(element.parentElement, paths);
  const path = [...own, backgroundImage, opacity, fontSize, fontWeight, above].join("\n");
  paths.set(element, path);
  return path;
}

import { rulesOf } from "./rules-of.ts";

/**
 * No script can make the browser prefer reduced motion, so the switch rewrites everything that queries it: `@media`
 * rules and `matchMedia`. Each condition is swapped for a height condition that always, or never, holds and that nobody
 * else writes; the same swap undoes it. So it also finds rules that others have copied in the meantime.
 */
const swaps = [
  ["(prefers-reduced-motion: reduce)", "(min-height: 0.0301px)"],
  ["(prefers-reduced-motion: no-preference)", "(max-height: 0.0302px)"],
  ["(prefers-reduced-motion)", "(min-height: 0.0303px)"],
] as const;

const ask = window.matchMedia.bind(window);
let reduced = false;
let observer: MutationObserver | undefined;

/** A media condition rewritten for reduced motion or, with `back`, restored. */
export function swapMotion(condition: string, back = false): string {
  const normal = condition.replaceAll(/\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/g, (_, value?: string) =>
    value === undefined ? "(prefers-reduced-motion)" : `(prefers-reduced-motion: ${value})`,
  );
  return swaps.reduce(
    (text, [asked, always]) => (back ? text.replaceAll(always, asked) : text.replaceAll(asked, always)),
    normal,
  );
}

/** Makes this page, including style sheets added later, behave as for a user who asked for reduced motion. */
export function reduceMotion(on: boolean): void {
  if (on === reduced) return;
  reduced = on;
  window.matchMedia = on ? (query) => ask(swapMotion(query)) : ask;
  swapAll();
  observer?.disconnect();
  observer = on ? new MutationObserver(swapAll) : undefined;
  observer?.observe(document.head, { childList: true, subtree: true, characterData: true });
}

function swapAll(): void {
  for (const sheet of document.styleSheets) swapRules(sheet);
}

function swapRules(container: CSSStyleSheet | CSSRule): void {
  for (const rule of rulesOf(container)) {
    if (rule instanceof CSSMediaRule) {
      const swapped = swapMotion(rule.media.mediaText, !reduced);
      if (swapped !== rule.media.mediaText) rule.media.mediaText = swapped;
    }
    swapRules(rule);
  }
}

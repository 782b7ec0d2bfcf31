import { rulesOf } from "../../stage/rules-of.ts";

/** All rules in the container, including those in layers and conditions. */
function* styleRules(container: CSSStyleSheet | CSSRule): Generator<CSSRule> {
  for (const rule of rulesOf(container)) {
    yield rule;
    yield* styleRules(rule);
  }
}

function* allRules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* styleRules(sheet);
}

/** The keyframes of the design language, by name. */
export function keyframes(): readonly CSSKeyframesRule[] {
  const found = new Map<string, CSSKeyframesRule>();
  for (const rule of allRules()) {
    if (rule instanceof CSSKeyframesRule && rule.name.startsWith("tf-")) found.set(rule.name, rule);
  }
  return [...found.values()];
}

/** The font faces that substitute for a font that is still loading or never arrives. */
export function fontFaces(): readonly CSSFontFaceRule[] {
  return [...allRules()].filter((rule) => rule instanceof CSSFontFaceRule);
}

/** The rules that stand directly in a style sheet, or in a rule that has some. */
export function rulesOf(container: CSSStyleSheet | CSSRule): Iterable<CSSRule> {
  const inside = container instanceof CSSStyleSheet || container instanceof CSSGroupingRule;
  if (inside || container instanceof CSSStyleRule) return container.cssRules;
  return [];
}

/** The direct rules of a style sheet, or of a rule that contains some. */
export function rulesOf(container: CSSStyleSheet | CSSRule): Iterable<CSSRule> {
  const inside = container instanceof CSSStyleSheet || container instanceof CSSGroupingRule;
  if (inside || container instanceof CSSStyleRule) return container.cssRules;
  return [];
}

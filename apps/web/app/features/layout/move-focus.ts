const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves the focus through the links of a menu by arrow keys, Home and End, going round at its ends. Gives false for
 * other keys, and for a menu without links. From outside the links, down goes to the first and up to the last.
 */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const links = [...menu.querySelectorAll<HTMLElement>("a[href]")];
  const current = links.findIndex((link) => link === document.activeElement);
  const target = links[steps[key]?.(current, links.length - 1) ?? -1];
  target?.focus();
  return target !== undefined;
}

/** How much of the next tab stays visible, in pixels, to show that there are more. */
const peek = 36;

/**
 * A ref for a list of tabs that scrolls sideways. However a tab gets selected, by a press, a key or the address, it
 * scrolls into view without scrolling the page. The same happens when the list or the tabs change width: when shown,
 * rotated, or once the font has loaded.
 */
export function keepSelectedInView(list: HTMLElement | null) {
  if (list === null) return;
  const show = () => showSelected(list);
  show();
  const selection = new MutationObserver(show);
  selection.observe(list, { subtree: true, attributeFilter: ["aria-selected"] });
  // jsdom has no layout, and no ResizeObserver.
  const sizes = "ResizeObserver" in window ? new ResizeObserver(show) : undefined;
  for (const element of [list, ...list.children]) sizes?.observe(element);
  return () => {
    selection.disconnect();
    sizes?.disconnect();
  };
}

function showSelected(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected="true"]');
  if (tab === null) return;
  const seen = list.getBoundingClientRect();
  const wanted = tab.getBoundingClientRect();
  const before = Math.min(0, wanted.left - peek - seen.left);
  const after = Math.max(0, wanted.right + peek - seen.right);
  list.scrollLeft += before || after;
}

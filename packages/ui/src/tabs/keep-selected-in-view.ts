/** How much of the next tab stays in sight, so that one sees that there are more. */
const peek = 36;

/**
 * A ref for a list of tabs that scrolls sideways. Whoever selects a tab, a press, a key or the address: it comes into view,
 * and the page does not scroll for it. So it does when the list or the tabs get another width: shown, turned, with their font.
 */
export function keepSelectedInView(list: HTMLElement | null) {
  if (list === null) return;
  const show = () => showSelected(list);
  show();
  const selection = new MutationObserver(show);
  selection.observe(list, { subtree: true, attributeFilter: ["aria-selected"] });
  // jsdom has no layout, and none to watch.
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

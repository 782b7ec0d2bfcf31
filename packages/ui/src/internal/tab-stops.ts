const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable]";

// Radix passes a group's focus on to one of its radios, from which Shift+Tab moves past the group.
const enteredGroup = '[role="radiogroup"]:has([role="radio"][tabindex="0"])';

/**
 * The elements that Tab reaches, in document order: of radios with the same name the focused one, the chosen one, or
 * the first.
 */
export function tabStops(root: HTMLElement): HTMLElement[] {
  const usable = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(`:disabled, ${enteredGroup}`) && isVisible(element),
  );
  const radios = usable.filter(isNamedRadio);
  return usable.filter((element) => !isNamedRadio(element) || stopOf(element, radios) === element);
}

// jsdom cannot tell.
const isVisible = (element: HTMLElement) => !("checkVisibility" in element) || element.checkVisibility();

const isNamedRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "radio" && element.name !== "";

function stopOf({ name, form }: HTMLInputElement, radios: readonly HTMLInputElement[]): HTMLInputElement | undefined {
  const group = radios.filter((other) => other.name === name && other.form === form);
  return group.find((radio) => radio === document.activeElement) ?? group.find(({ checked }) => checked) ?? group[0];
}

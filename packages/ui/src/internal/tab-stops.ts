const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable]";

// Radix hands the focus of a group on to one of its radios, from which Tab goes backwards past the group.
const enteredGroup = '[role="radiogroup"]:has([role="radio"][tabindex="0"])';

/** What Tab reaches in an element, in the order of the document: of radios with one name the one with focus, the chosen one, or the first. */
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

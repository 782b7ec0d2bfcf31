/**
 * Controls that do nothing before the application is there. A popover's button works by itself, and so does a form with
 * an address to send to.
 */
const controls = 'button:not([popovertarget], [aria-disabled="true"], form[action] [type="submit"])';

type Owners = Readonly<{
  /** Whether something else already answers clicks on the control. */
  isOwned: (control: Element) => boolean;
  /** Whether React already hears clicks, which it does from the moment on in which it begins to hydrate. */
  isHeard: () => boolean;
}>;

const held = new Map<Element, () => void>();

/**
 * Holds clicks back until `releaseClicks`: each control is marked as busy and clicked once then. A link that opens another
 * tab is followed at once, and whoever listens to it is told afterwards.
 */
export function holdClicks({ isOwned, isHeard }: Owners): () => void {
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>("a[target=_blank]");
    const control = target?.closest<HTMLElement>(controls);
    if (link && !isHeard()) held.set(link, () => tellListeners(link));
    if (!control || isOwned(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = "true";
    // The last click comes last.
    held.delete(control);
    held.set(control, () => control.click());
  };
  addEventListener("click", hold, true);
  return () => {
    removeEventListener("click", hold, true);
    for (const control of held.keys()) control.removeAttribute("aria-busy");
    for (const click of held.values()) click();
    held.clear();
  };
}

function tellListeners(link: HTMLElement): void {
  link.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** Controls that need the application. A popover's button works without it, as does a form with an action. */
const controls = 'button:not([popovertarget], [aria-disabled="true"], form[action] [type="submit"])';

/** A menu button of the header, which the down arrow opens like a click. */
const headerWords = "nav button[aria-expanded]";

type Owners = Readonly<{
  /** Whether something else already handles clicks on the control. */
  isOwned: (control: Element) => boolean;
  /** Whether React already handles clicks, as it does from the start of hydration. */
  isHeard: () => boolean;
  /** Called with each control whose click is held. */
  onHeld: (control: Element) => void;
}>;

const held = new Map<Element, () => void>();

/** Holds clicks until the returned function is called, then replays one per control. New tabs open immediately. */
export function holdClicks({ isOwned, isHeard, onHeld }: Owners): () => void {
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>("a[target=_blank]");
    const control = target?.closest<HTMLElement>(controls);
    if (link && !isHeard()) held.set(link, () => tellListeners(link));
    if (!control || isOwned(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second half of a double click undoes nothing.
    if (event.detail > 1) return;
    control.ariaBusy = "true";
    // The latest click is replayed last.
    held.delete(control);
    held.set(control, () => clickAgain(control));
    onHeld(control);
  };
  const holdKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (key !== "ArrowDown" || !(target instanceof HTMLElement) || !target.matches(headerWords)) return;
    // The key would scroll the page.
    event.preventDefault();
    event.stopImmediatePropagation();
    target.click();
  };
  addEventListener("click", hold, true);
  addEventListener("keydown", holdKey, true);
  return () => {
    removeEventListener("click", hold, true);
    removeEventListener("keydown", holdKey, true);
    for (const click of held.values()) click();
    held.clear();
  };
}

/** Replays a click unless its page has dropped it. */
function clickAgain(control: HTMLElement): void {
  if (control.ariaBusy === null) return;
  control.ariaBusy = null;
  control.click();
}

function tellListeners(link: HTMLElement): void {
  link.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

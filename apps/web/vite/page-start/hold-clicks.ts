/** Controls that need the application. A popover's button works without it, and so does a form with an action. */
const controls = 'button:not([popovertarget], [aria-disabled="true"], form[action] [type="submit"])';

/** A word of the header, which the arrow down opens as a click does. */
const headerWords = "nav button[aria-expanded]";

type Owners = Readonly<{
  /** Something else already answers clicks on the control. */
  isOwned: (control: Element) => boolean;
  /** React already handles clicks, as it does from the start of hydration. */
  isHeard: () => boolean;
  /** Is told of each control whose click is held. */
  onHeld: (control: Element) => void;
}>;

const held = new Map<Element, () => void>();

/** Holds clicks until the returned function is called, then replays one per control. New tabs open at once. */
export function holdClicks({ isOwned, isHeard, onHeld }: Owners): () => void {
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>("a[target=_blank]");
    const control = target?.closest<HTMLElement>(controls);
    if (link && !isHeard()) held.set(link, () => tellListeners(link));
    if (!control || isOwned(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The second half of a double click takes nothing back.
    if (event.detail > 1) return;
    control.ariaBusy = "true";
    // The last click comes last.
    held.delete(control);
    held.set(control, () => clickAgain(control));
    onHeld(control);
  };
  const holdKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (key !== "ArrowDown" || !(target instanceof HTMLElement) || !target.matches(headerWords)) return;
    // It would scroll the page.
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

/** Unless its page has let go of it. */
function clickAgain(control: HTMLElement): void {
  if (control.ariaBusy === null) return;
  control.ariaBusy = null;
  control.click();
}

function tellListeners(link: HTMLElement): void {
  link.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

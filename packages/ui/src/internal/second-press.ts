/** The longest that the two presses of a double press lie apart, in ms: what systems ship. */
const apart = 500;

let last: PointerEvent | undefined;

// From the start: a press may bring the very first dialog.
if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerup",
    (event) => {
      last = event;
      setTimeout(() => {
        if (last === event) last = undefined;
      }, apart);
    },
    true,
  );
}

/**
 * The second half of a double press falls on what has come or gone by the first, and would do what nobody has asked for: it
 * falls on an element that does nothing, as wide as fingers miss, and is gone after half a second. Presses elsewhere, keys
 * and screen readers go on as ever.
 */
function takeSecondPress(): void {
  if (!last) return;
  const shield = document.createElement("div");
  shield.style.cssText = `position:fixed;left:${last.clientX}px;top:${last.clientY}px;margin:-40px;padding:40px;z-index:99`;
  // Focus stays where it is.
  shield.addEventListener("mousedown", (event) => event.preventDefault());
  document.body.append(shield);
  setTimeout(() => shield.remove(), apart);
  last = undefined;
}

/** A double press is one where a panel opens or closes by it, or a next step takes the place of the pressed control. */
export function takeSecondPresses(panel: HTMLElement): () => void {
  takeSecondPress();
  const observer = new MutationObserver(() => {
    if (last?.target instanceof Node && !last.target.isConnected) takeSecondPress();
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    takeSecondPress();
  };
}

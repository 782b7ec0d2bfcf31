/** The longest gap between the two presses of a double press, in ms, as operating systems ship it. */
const apart = 500;

type Press = Readonly<{ target: EventTarget | null; at: Pick<DOMRect, "x" | "y" | "width" | "height"> }>;

let last: Press | undefined;

function remember(press: Press): void {
  last = press;
  setTimeout(() => {
    if (last === press) last = undefined;
  }, apart);
}

if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerup",
    ({ target, clientX: x, clientY: y }) => remember({ target, at: { x, y, width: 0, height: 0 } }),
    true,
  );
  // The press that opens the first dialog may load this module: it was not observed, but the pressed control is still
  // hovered.
  const target = document.querySelector(":is(a,button):hover");
  if (target) remember({ target, at: target.getBoundingClientRect() });
}

/**
 * Shields against the second half of a double press. It would fall on something that the first half showed or
 * uncovered, and do what nobody asked for; instead it falls on an inert element, with a margin for imprecise fingers,
 * that is removed after half a second. Presses elsewhere, keys and screen readers are unaffected.
 */
function takeSecondPress(): void {
  if (!last) return;
  const shield = document.createElement("div");
  const { x, y, width, height } = last.at;
  shield.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:-40px;padding:40px;box-sizing:content-box;z-index:99`;
  // The next modal does not make an element with this attribute inert.
  shield.setAttribute("aria-live", "off");
  // Keeps focus where it is.
  shield.addEventListener("mousedown", (event) => event.preventDefault());
  document.body.append(shield);
  setTimeout(() => shield.remove(), apart);
  last = undefined;
}

/** Handles presses that open or close a panel, or that replace the pressed control with a next step. */
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

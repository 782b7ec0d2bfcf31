/** The longest that the two presses of a double press lie apart, in ms: what systems ship. */
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
  // This may be loaded by the press that asks for the first dialog: nobody heard it, but what was pressed is still pointed at.
  const target = document.querySelector(":is(a,button):hover");
  if (target) remember({ target, at: target.getBoundingClientRect() });
}

/**
 * The second half of a double press falls on what has come or gone by the first, and would do what nobody has asked for: it
 * falls on an element that does nothing, as wide as fingers miss, and is gone after half a second. Presses elsewhere, keys
 * and screen readers go on as ever.
 */
function takeSecondPress(): void {
  if (!last) return;
  const shield = document.createElement("div");
  const { x, y, width, height } = last.at;
  shield.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:-40px;padding:40px;box-sizing:content-box;z-index:99`;
  // The next modal leaves what has this attribute in use.
  shield.setAttribute("aria-live", "off");
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

/** The longest that the two presses of a double press lie apart, in ms: what systems ship. */
const apart = 500;

/** How far a finger's second press falls from its first at most, in px. */
const reach = 40;

let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

// From the start: a press may bring the very first dialog.
if (typeof document !== "undefined") {
  document.addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      last = { x: clientX, y: clientY, at: performance.now() };
    },
    true,
  );
}

/**
 * Called where something comes or goes by a press: the second half of a double press would fall on what is there then, and
 * do what nobody has asked for. It falls on an element that does nothing, and is gone after half a second. Presses elsewhere,
 * keys and screen readers go on as ever.
 */
export function takeSecondPress(): void {
  const left = last.at + apart - performance.now();
  if (left <= 0) return;
  const shield = document.createElement("div");
  shield.setAttribute("aria-hidden", "true");
  shield.style.cssText = `position:fixed;z-index:2147483647;left:${last.x - reach}px;top:${last.y - reach}px;width:${2 * reach}px;height:${2 * reach}px`;
  // Focus stays where it is.
  shield.addEventListener("mousedown", (event) => event.preventDefault());
  document.body.append(shield);
  setTimeout(() => shield.remove(), left);
}

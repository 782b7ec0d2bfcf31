/*
 * Inline script of `/chat`: a contact that is pressed before the application is there opens at once, with the pane that waits
 * for its conversation. The click itself is held and made again (page-start/hold-clicks.ts). Hydration looks at no attributes,
 * and that click changes each of these.
 */
import { hydratedEvent } from "../../lib/hydrated-event.ts";

const waiting = document.querySelector<HTMLElement>("[data-inline=waiting-pane]");
const conversation = waiting?.parentElement;
const pane = conversation?.parentElement;

function open(contact: HTMLElement): void {
  if (!waiting || !conversation || !pane) return;
  const list = contact.closest("section");
  for (const row of pane.querySelectorAll("[data-contact]")) row.ariaCurrent = row === contact ? "true" : null;
  for (const state of conversation.children) state.toggleAttribute("hidden", state !== waiting);
  const title = waiting.querySelector("h2");
  if (title) title.textContent = `Chat with ${contact.querySelector("[data-name]")?.textContent ?? ""}`;
  // As on phones, one at a time.
  list?.classList.replace("flex", "hidden");
  conversation.classList.replace("contents", "flex");
  if (!list || getComputedStyle(list).display !== "none") return;
  conversation.focus({ preventScroll: true });
  pane.scrollIntoView({ block: "start" });
}

if (pane) {
  const held = new MutationObserver((changes) => {
    const pressed = changes.map(({ target }) => target).findLast(isHeldContact);
    if (pressed) open(pressed);
  });
  held.observe(pane, { subtree: true, attributeFilter: ["aria-busy"] });
  document.addEventListener(hydratedEvent, () => held.disconnect(), { once: true });
}

function isHeldContact(target: Node): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset["contact"] !== undefined && target.ariaBusy === "true";
}

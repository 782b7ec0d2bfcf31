/*
 * Inline script of `/chat`: a contact pressed before the application has loaded opens immediately, with the pane that
 * waits for its conversation. The click itself is held and replayed (page-start/hold-clicks.ts). Hydration ignores
 * attributes, and that click changes each of these. The script also starts the application for returning visitors, as
 * there may be news, and preserves the page's history entry from the skip link.
 */
import { hydratedEvent, wantedEvent } from "../../lib/hydrated-event.ts";
import { readFromDevice } from "./device-storage.ts";
import { keepEntryOnSkip } from "./keep-entry.ts";
import { visitorKey } from "./own-ids.ts";
import type { Entry } from "./use-selected-contact.ts";

const waiting = document.querySelector<HTMLElement>("[data-inline=waiting-pane]");
const conversation = waiting?.parentElement;
const pane = conversation?.parentElement;

/** Shows the awaited conversation, or without a contact the contacts again. */
function show(contact?: HTMLElement): void {
  if (!waiting || !conversation || !pane) return;
  for (const row of pane.querySelectorAll("[data-contact]")) row.ariaCurrent = row === contact ? "true" : null;
  for (const state of conversation.children) state.toggleAttribute("hidden", (state === waiting) === !contact);
  // One at a time, as on phones.
  const list = pane.querySelector("section");
  if (!contact) {
    list?.classList.replace("hidden", "flex");
    conversation.classList.replace("flex", "contents");
    return;
  }
  list?.classList.replace("flex", "hidden");
  conversation.classList.replace("contents", "flex");
  const title = waiting.querySelector("h2");
  if (title) title.textContent = `Chat with ${contact.querySelector("[data-name]")?.textContent ?? ""}`;
  if (!list || getComputedStyle(list).display !== "none") return;
  conversation.focus({ preventScroll: true });
  pane.scrollIntoView({ block: "start" });
}

function open(contact: HTMLElement): void {
  show(contact);
  // Visitors with an invitation see other contacts.
  if (location.search !== "" || location.hash !== "") return;
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- The router's own format.
  const entry: { usr?: Partial<Entry> | null } | null = history.state;
  if (entry?.usr?.contact || entry?.usr?.listBefore === true) return;
  // Lets Back close the conversation. The replayed click replaces this entry (use-selected-contact.ts).
  history.pushState({ usr: { contact: "", listBefore: true } satisfies Entry }, "");
}

function goBack(): void {
  const pressed = pane?.querySelectorAll<HTMLElement>("[data-contact][aria-busy]") ?? [];
  show();
  for (const contact of pressed) {
    // Keeps its click from being replayed.
    contact.ariaBusy = null;
    contact.focus();
  }
}

if (pane) {
  const held = new MutationObserver((changes) => {
    const pressed = changes.map(({ target }) => target).findLast(isHeldContact);
    if (pressed) open(pressed);
  });
  held.observe(pane, { subtree: true, attributeFilter: ["aria-busy"] });
  addEventListener("popstate", goBack);
  const end = () => {
    held.disconnect();
    removeEventListener("popstate", goBack);
  };
  document.addEventListener(hydratedEvent, end, { once: true });
}

keepEntryOnSkip();

if (readFromDevice(visitorKey) !== undefined) {
  addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event(wantedEvent)));
}

function isHeldContact(target: Node): target is HTMLElement {
  return target instanceof HTMLElement && target.dataset["contact"] !== undefined && target.ariaBusy === "true";
}

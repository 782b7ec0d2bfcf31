/*
 * The assistant before its code has loaded, part of every page's inline script. A page holds the panel as React first
 * renders it, in a `<template>`. It is shown while the assistant's button is busy; it accepts text and can be closed,
 * and any other press in it is repeated in the panel that replaces it.
 */
import { readDraft, saveDraft } from "../../lib/drafts.ts";
import { isComposing, isSendKey } from "../../lib/send-key.ts";
import { readFromTab } from "../../lib/tab-storage.ts";
import { assistantDraft, conversationKey, waitingPanelId } from "./waiting-panel-names.ts";

type Shown = Readonly<{ panel: HTMLElement; field: HTMLTextAreaElement; pressed: Set<string | null> }>;

/** Watches the assistant's button. */
export function offerWaitingPanel(): void {
  const button = document.querySelector<HTMLElement>("[aria-controls=assistant-panel]");
  const template = document.querySelector<HTMLTemplateElement>(`#${waitingPanelId}`);
  if (!button || !template) return;
  let shown: Shown | undefined;
  const isBusy = () => button.ariaBusy === "true";
  // Waits for the frame that shows the button as busy: a slow phone takes longer to show the panel than a press may go
  // without feedback.
  const open = () => {
    if (isBusy()) shown ??= show(template, button);
  };
  const leave = () => {
    if (isBusy() || !shown) return;
    if (!isHydrated()) button.ariaExpanded = "false";
    if (shown.panel.contains(document.activeElement)) button.focus();
    shown.panel.remove();
    shown = undefined;
  };
  new MutationObserver((changes) => {
    if (!isBusy()) {
      if (shown && handOver(shown)) shown = undefined;
      // A held click is replayed, and then React marks the button as busy.
      else requestAnimationFrame(leave);
    } else if (!shown) requestAnimationFrame(() => setTimeout(open));
    // Pressed again before any listener exists: the held click is dropped.
    else if (changes.at(-1)?.oldValue === "true") button.ariaBusy = null;
  }).observe(button, { attributeFilter: ["aria-busy"], attributeOldValue: true });
}

/** Shows nothing if the tab has a conversation, which only the application can show. */
function show(template: HTMLTemplateElement, button: HTMLElement): Shown | undefined {
  if (readFromTab(conversationKey) !== undefined || location.search.includes("assistant=")) return undefined;
  document.body.append(template.content.cloneNode(true));
  const panel = document.body.lastElementChild;
  const field = panel?.querySelector("textarea");
  const send = panel?.querySelector<HTMLButtonElement>("[type=submit]");
  if (!(panel instanceof HTMLElement) || !field || !send) return undefined;
  panel.dataset["waiting"] = "";
  const pressed: Shown["pressed"] = new Set();
  const take = () => {
    saveDraft(assistantDraft, field.value);
    send.disabled = field.value.trim() === "";
  };
  field.addEventListener("input", take);
  field.addEventListener("compositionstart", () => (field.dataset["composing"] = ""));
  field.addEventListener("compositionend", () => delete field.dataset["composing"]);
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !isComposing(event)) button.click();
    if (event.target !== field || !isSendKey(event)) return;
    event.preventDefault();
    send.click();
  });
  panel.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest("button") : null;
    if (!control) return;
    event.preventDefault();
    if (control.ariaLabel === "Close") return button.click();
    control.ariaBusy = "true";
    pressed.add(nameOf(control));
    // A sent question can no longer be edited.
    field.readOnly ||= control === send;
  });
  field.value = readDraft(assistantDraft);
  take();
  if (!isHydrated()) button.ariaExpanded = "true";
  field.focus();
  return { panel, field, pressed };
}

/** Hands over to the application's panel, if it is open. */
function handOver({ panel: waiting, field, pressed }: Shown): boolean {
  const panel = document.querySelector<HTMLElement>("#assistant-panel:not([hidden])");
  // The page's own panel comes first in the document.
  if (!panel || panel === waiting) return false;
  const input = panel.querySelector("textarea");
  const { value, selectionStart, selectionEnd } = field;
  // Immediately: a phone would otherwise hide its keyboard in between.
  if (waiting.contains(document.activeElement)) input?.focus();
  waiting.remove();
  if (input && input.value !== value) {
    // React notices the change only if the property is not assigned.
    input.setRangeText(value, 0, input.value.length);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  input?.setSelectionRange(selectionStart, selectionEnd);
  for (const control of panel.querySelectorAll("button")) if (pressed.has(nameOf(control))) control.click();
  return true;
}

/** After hydration, React itself sets the button's state. */
const isHydrated = () => "hydrated" in document.documentElement.dataset;

const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;

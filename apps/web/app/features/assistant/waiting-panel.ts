/*
 * The assistant before its code is there, part of every page's inline script. A page holds the panel as React draws it at first, in
 * a `<template>`. It is shown while the assistant's button is busy, and can be written into and closed; what else is
 * pressed in it is pressed again in the panel that takes its place.
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
  // After the frame in which the button is busy: a slow phone takes longer for the panel than a press may go without a sign.
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
      // A held click is made again, and then React says that the button is busy.
      else requestAnimationFrame(leave);
    } else if (!shown) requestAnimationFrame(() => setTimeout(open));
    // Pressed once more, before anybody listens: the held click is let go of.
    else if (changes.at(-1)?.oldValue === "true") button.ariaBusy = null;
  }).observe(button, { attributeFilter: ["aria-busy"], attributeOldValue: true });
}

/** Nothing where the tab has a conversation, which only the application can show. */
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
    // What was sent stands.
    field.readOnly ||= control === send;
  });
  field.value = readDraft(assistantDraft);
  take();
  if (!isHydrated()) button.ariaExpanded = "true";
  field.focus();
  return { panel, field, pressed };
}

/** To the panel of the application, where it is open. */
function handOver({ panel: waiting, field, pressed }: Shown): boolean {
  const panel = document.querySelector<HTMLElement>("#assistant-panel:not([hidden])");
  // The page's own comes first in the document.
  if (!panel || panel === waiting) return false;
  const input = panel.querySelector("textarea");
  const { value, selectionStart, selectionEnd } = field;
  // At once: a phone would take its keyboard away in between.
  if (waiting.contains(document.activeElement)) input?.focus();
  waiting.remove();
  if (input && input.value !== value) {
    // React hears of it where the property is not assigned.
    input.setRangeText(value, 0, input.value.length);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  input?.setSelectionRange(selectionStart, selectionEnd);
  for (const control of panel.querySelectorAll("button")) if (pressed.has(nameOf(control))) control.click();
  return true;
}

/** React then says itself what the button is. */
const isHydrated = () => "hydrated" in document.documentElement.dataset;

const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;

import { type RefObject, useEffect, useRef } from "react";

type Parts = {
  /** The pane with both sides of the chat. */
  pane: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  conversation: RefObject<HTMLElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
};

/**
 * Moves the focus with the view. On phones it goes into the conversation, which comes in place of the contacts, and back
 * to its row. Beside each other both stay in reach: there a press on a contact leads to where one writes, and a key stays
 * in the list.
 *
 * @returns what a choice of the visitor is told to; an open conversation that a reload brings back takes no focus
 */
export function useMovedFocus(selected: string | undefined, { pane, list, conversation, input }: Parts) {
  const before = useRef<string>(undefined);
  const choice = useRef<"press" | "key">(undefined);

  useEffect(() => {
    const last = before.current;
    const by = choice.current;
    before.current = selected;
    choice.current = undefined;
    if (selected === last) return;
    if (selected === undefined) {
      const row = list.current?.querySelector<HTMLElement>(`[data-contact="${last}"]`);
      if (isLost(conversation.current)) (row ?? list.current?.querySelector<HTMLElement>("[data-contact]"))?.focus();
    } else if (by !== undefined && isHidden(list.current)) {
      conversation.current?.focus({ preventScroll: true });
      pane.current?.scrollIntoView({ block: "start" });
    } else if (by === "press") input.current?.focus();
  }, [selected, pane, list, conversation, input]);

  return (by: "press" | "key") => {
    choice.current = by;
  };
}

const isHidden = (element: HTMLElement | null) => element !== null && getComputedStyle(element).display === "none";

/** Whether what had the focus is gone from the screen. */
function isLost(conversation: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || conversation?.contains(activeElement) === true;
}

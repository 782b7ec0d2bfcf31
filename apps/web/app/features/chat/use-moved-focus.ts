import { type RefObject, useEffect, useRef } from "react";

type Parts = {
  /** Contains both sides of the chat. */
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
 * @returns `noteChoice`, to be called with a choice of the visitor (an open conversation that a reload brings back takes no
 *   focus), and `onShown`, to be called when the field of a conversation is there
 */
export function useMovedFocus(selected: string | undefined, { pane, list, conversation, input }: Parts) {
  const before = useRef<string>(undefined);
  const choice = useRef<"press" | "key">(undefined);
  /** Focus was due before the field had mounted. */
  const awaited = useRef(false);

  useEffect(() => {
    const last = before.current;
    const by = choice.current;
    before.current = selected;
    choice.current = undefined;
    awaited.current = false;
    if (selected === last) return;
    if (selected === undefined) {
      const row = list.current?.querySelector<HTMLElement>(`[data-contact="${last}"]`);
      if (isLost(conversation.current)) (row ?? list.current?.querySelector<HTMLElement>("[data-contact]"))?.focus();
    } else if (by !== undefined && isHidden(list.current)) {
      conversation.current?.focus({ preventScroll: true });
      pane.current?.scrollIntoView({ block: "start" });
    } else if (by === "press") {
      awaited.current = input.current === null;
      input.current?.focus();
    }
  }, [selected, pane, list, conversation, input]);

  return {
    noteChoice: (by: "press" | "key") => {
      choice.current = by;
    },
    onShown: () => {
      if (awaited.current) input.current?.focus();
      awaited.current = false;
    },
  };
}

const isHidden = (element: HTMLElement | null) => element !== null && getComputedStyle(element).display === "none";

/** Whether the focused element is gone from the screen. */
function isLost(conversation: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || conversation?.contains(activeElement) === true;
}

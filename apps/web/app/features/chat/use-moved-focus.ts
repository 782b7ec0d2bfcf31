import { type RefObject, useEffect, useRef } from "react";

type Parts = {
  /** The element that contains both sides of the chat. */
  pane: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  conversation: RefObject<HTMLElement | null>;
  input: RefObject<HTMLTextAreaElement | null>;
};

/**
 * Moves the focus with the view: on phones into the conversation and back to its row. Side by side, pressing a contact
 * focuses the field, and choosing one by key leaves the focus in the list.
 *
 * @returns `noteChoice`, to call when the visitor chooses (a conversation restored by a reload takes no focus), and
 * `onShown`, to call when the field has mounted
 */
export function useMovedFocus(selected: string | undefined, { pane, list, conversation, input }: Parts) {
  const before = useRef<string>(undefined);
  const choice = useRef<"press" | "key">(undefined);
  /** Whether the focus was due before the field had mounted. */
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

/** Whether the focused element has disappeared from the screen. */
function isLost(conversation: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || conversation?.contains(activeElement) === true;
}

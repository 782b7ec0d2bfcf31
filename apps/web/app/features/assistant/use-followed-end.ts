import { useLayoutEffect, useRef, useState } from "react";
import type { Message } from "./conversation.ts";

// Within this many pixels of the end a reader counts as reading the newest words.
const nearEnd = 48;

type Growth = { shown: boolean; questions: number; reply: string | null; messages: readonly Message[] };

/** Keeps a reader who is at the end at the end while words arrive, and leaves one who scrolled up where he reads. */
export function useFollowedEnd({ shown, questions, reply, messages }: Growth) {
  const list = useRef<HTMLDivElement>(null);
  // The question during which the reader scrolled up: whoever asks the next one wants to see its answer.
  const [leftAt, setLeftAt] = useState<number>();
  const atEnd = leftAt !== questions;

  useLayoutEffect(() => {
    if (shown && atEnd) toEnd(list.current);
  }, [shown, atEnd, reply, messages]);

  const watch = () => {
    const element = list.current;
    if (!element) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight > nearEnd;
    setLeftAt(left ? questions : undefined);
  };
  return { list, atEnd, watch, jump: () => toEnd(list.current) };
}

function toEnd(element: HTMLElement | null) {
  if (element) element.scrollTop = element.scrollHeight;
}

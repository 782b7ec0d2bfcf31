import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * The content of a log: its first and last entry, the number of texts being sent, and whatever else makes it longer.
 */
type Content = {
  oldest: string | undefined;
  newest: string | undefined;
  unsent: number;
  refused: number;
  visitorWrites: boolean;
};

function showEnd(log: HTMLElement | null): void {
  if (log) log.scrollTop = log.scrollHeight;
}

function moveBy(log: HTMLElement | null, px: number): void {
  if (log) log.scrollTop += px;
}

/**
 * Keeps the end of a log in view for a person who is there or has just sent something; a person reading further up
 * stays there, and learns that something came below.
 */
export function useNewest({ oldest, newest, unsent, refused, visitorWrites }: Content) {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const seen = useRef({ newest, unsent });
  const [below, setBelow] = useState(false);
  useEffect(() => {
    if (unsent > seen.current.unsent) atEnd.current = true;
    else if (newest !== seen.current.newest && !atEnd.current) setBelow(true);
    seen.current = { newest, unsent };
    // A refused text grows by its reason and its buttons.
    if (atEnd.current) showEnd(log.current);
  }, [newest, unsent, refused, visitorWrites]);
  useEffect(() => {
    // The field below the log grows as it is filled.
    const observer = new ResizeObserver(() => atEnd.current && showEnd(log.current));
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {};
    atEnd.current = scrollHeight - scrollTop - clientHeight < 80;
    if (atEnd.current) setBelow(false);
  };
  const toEnd = () => {
    showEnd(log.current);
    // The button disappears at the end.
    log.current?.focus({ preventScroll: true });
  };
  useSamePlace(log, oldest);
  return { log, below, toEnd, onScroll };
}

/** Keeps the visible entries in place when earlier ones are added above; browsers do not at the very top. */
function useSamePlace(log: RefObject<HTMLElement | null>, oldest: string | undefined): void {
  const before = useRef({ oldest, height: 0 });
  useLayoutEffect(() => {
    const { scrollHeight: height = 0 } = log.current ?? {};
    if (oldest !== before.current.oldest) moveBy(log.current, height - before.current.height);
    before.current = { oldest, height };
  });
}

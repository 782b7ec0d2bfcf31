import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** What stands in a log: its first entry and its last, how many texts are on their way, and what else makes it longer. */
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
 * Keeps the end of a log in view for whoever looks at it or has just sent something; whoever reads further up stays there,
 * and is told of what came below.
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
    // What is refused grows by its reason and its buttons.
    if (atEnd.current) showEnd(log.current);
  }, [newest, unsent, refused, visitorWrites]);
  useEffect(() => {
    // The field below it grows as it is filled.
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
    // The button goes at the end.
    log.current?.focus({ preventScroll: true });
  };
  useSamePlace(log, oldest);
  return { log, below, toEnd, onScroll };
}

/** What is read stays in its place where earlier entries come above it; browsers keep none at the very top. */
function useSamePlace(log: RefObject<HTMLElement | null>, oldest: string | undefined): void {
  const before = useRef({ oldest, height: 0 });
  useLayoutEffect(() => {
    const { scrollHeight: height = 0 } = log.current ?? {};
    if (oldest !== before.current.oldest) moveBy(log.current, height - before.current.height);
    before.current = { oldest, height };
  });
}

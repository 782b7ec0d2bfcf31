import { type UIEvent, useEffect, useLayoutEffect, useRef } from "react";

// Within this many pixels of the end a reader counts as reading the newest line.
const nearEnd = 48;

/**
 * Keeps a reader who is at the end of a list at its end, when lines come and when the list gets smaller, and leaves alone
 * whoever scrolled up.
 *
 * @param lines changes when a line comes
 */
export function useFollowedEnd(lines: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const height = useRef<number>(undefined);
  useLayoutEffect(() => follow(list.current, atEnd.current), [lines]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      height.current = element.clientHeight;
      follow(element, atEnd.current);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    // A list that got smaller is not a reader who scrolled.
    if (height.current === clientHeight) atEnd.current = scrollHeight - scrollTop - clientHeight <= nearEnd;
  };
  return { list, onScroll };
}

function follow(element: HTMLElement | null, atEnd: boolean) {
  if (element && atEnd) element.scrollTop = element.scrollHeight;
}

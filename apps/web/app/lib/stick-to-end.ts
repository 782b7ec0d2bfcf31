import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

// A reader within this many pixels of the end counts as being at the end.
const nearEnd = 48;
// Within this many pixels of the top the previous page is prefetched.
const nearTop = 240;
// Space above the row at which a reader starts, in px.
const above = 12;

type Listeners = {
  /** Whether the end is on screen. */
  onEnd: (atEnd: boolean) => void;
  /** Called repeatedly while the reader is near the top. */
  onTop: () => void;
};

/**
 * Keeps the reader's place while a list grows at both ends. At the end the reader stays at the end; elsewhere the first
 * visible row stays put, whatever is added above or below. Never scrolls while the reader does.
 *
 * @param scroller the scrolling element; its one child contains everything, and rows are the list items in it
 */
export function stickToEnd(scroller: HTMLElement, { onEnd, onTop }: Listeners) {
  let following = true;
  let anchors: readonly Anchor[] = [];
  let settled = sizesOf(scroller);

  const look = () => {
    // A hidden list keeps its previous place.
    if (scroller.clientHeight === 0) return;
    settled = sizesOf(scroller);
    following = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight <= nearEnd;
    anchors = rowsInView(scroller);
    onEnd(following);
    if (scroller.scrollTop < nearTop) onTop();
  };
  const toEnd = () => {
    following = true;
    scroller.scrollTop = scroller.scrollHeight;
    look();
  };
  const settle = () => {
    if (following) return toEnd();
    // The first row may be a day heading, which moves up with that day's first message.
    const anchor = anchors.find(({ row }) => row.isConnected);
    if (anchor) scroller.scrollTop += topIn(scroller, anchor.row) - anchor.top;
    look();
  };
  // The event of an earlier move may fire after the list or its window has changed; the distance to the end then says
  // nothing about the reader.
  const onScroll = () => {
    if (sizesOf(scroller) === settled) look();
  };

  // The browser's scroll anchoring does not stick to the end, and some browsers lack it.
  scroller.style.setProperty("overflow-anchor", "none");
  const sizes = new ResizeObserver(settle);
  sizes.observe(scroller);
  if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
  scroller.addEventListener("scroll", onScroll, { passive: true });
  return {
    toEnd,
    /** Keeps the reader's current place: they expanded something and do not follow the end of the list. */
    stay: look,
    /** Scrolls to a row, or to the end if the row is visible from there. */
    startAt(row: Element | null) {
      scroller.scrollTop = row === null ? scroller.scrollHeight : scroller.scrollTop + topIn(scroller, row) - above;
      look();
    },
    stop: () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", onScroll);
    },
  };
}

/** {@link stickToEnd} for components: set `ref={scroller}`. `onTop` is for lists that also grow at the top. */
export function useStickToEnd({ onTop }: { onTop?: () => void } = {}) {
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<ReturnType<typeof stickToEnd>>(null);
  const [atEnd, setAtEnd] = useState(true);
  const reachTop = useEffectEvent(() => onTop?.());

  useLayoutEffect(() => {
    if (!scroller.current) return;
    const kept = stickToEnd(scroller.current, { onEnd: setAtEnd, onTop: () => reachTop() });
    place.current = kept;
    return kept.stop;
  }, []);
  const toEnd = useCallback(() => place.current?.toEnd(), []);
  const startAt = useCallback((row: Element | null) => place.current?.startAt(row), []);
  const stay = useCallback(() => place.current?.stay(), []);
  return { scroller, atEnd, toEnd, startAt, stay };
}

/** A row and the distance of its top from the scroller's top, in px. */
type Anchor = Readonly<{ row: Element; top: number }>;

const sizesOf = ({ scrollHeight, clientHeight }: Element) => `${scrollHeight} ${clientHeight}`;

const topIn = (scroller: Element, row: Element) =>
  row.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

function rowsInView(scroller: HTMLElement): Anchor[] {
  const { top, bottom } = scroller.getBoundingClientRect();
  const seen: Anchor[] = [];
  for (const row of scroller.querySelectorAll("li")) {
    const place = row.getBoundingClientRect();
    if (place.top >= bottom) break;
    if (place.bottom > top) seen.push({ row, top: place.top - top });
  }
  return seen;
}

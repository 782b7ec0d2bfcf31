import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { keepPlace } from "./keep-place.ts";

type PlaceOptions = {
  /** The first page is there. The reader then starts at the row with `data-start`, else at the end. */
  loaded: boolean;
  /** The reader is close to the oldest message. */
  onTop: () => void;
};

/** The reader's place in a conversation. Give the scrolling element `ref={scroller}`. */
export function usePlace({ loaded, onTop }: PlaceOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<ReturnType<typeof keepPlace>>(null);
  const [atEnd, setAtEnd] = useState(true);
  const reachTop = useEffectEvent(onTop);

  useLayoutEffect(() => {
    if (!scroller.current) return;
    const kept = keepPlace(scroller.current, { onEnd: setAtEnd, onTop: () => reachTop() });
    place.current = kept;
    return kept.stop;
  }, []);
  useLayoutEffect(() => {
    if (loaded) place.current?.startAt(scroller.current?.querySelector("[data-start]") ?? null);
  }, [loaded]);
  return { scroller, atEnd, toEnd: () => place.current?.toEnd() };
}

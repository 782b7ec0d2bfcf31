import { type RefObject, useEffect, useRef, useState } from "react";

/** Reads something off an element once it stands on the page and its fonts are there, and again when it changes size. */
export function useMeasured<Value>(
  read: (element: HTMLElement) => Value,
): [RefObject<HTMLDivElement | null>, Value | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState<Value>();
  const latest = useRef(read);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setValue(latest.current(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    void document.fonts.ready.then(measure);
    return () => observer.disconnect();
  }, []);
  return [ref, value];
}

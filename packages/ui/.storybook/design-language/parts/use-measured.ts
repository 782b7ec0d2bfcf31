import { type RefObject, useEffect, useRef, useState } from "react";

/** Measures an element once it is on the page and its fonts are loaded, and again when it changes size. */
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

import { type RefObject, useEffect, useRef } from "react";

type InForm = HTMLInputElement | HTMLFieldSetElement;

/** Goes back with the form that the element belongs to at that time: a reset bubbles. */
export function useFormReset(element: RefObject<InForm | null>, goBack: () => unknown): void {
  const latest = useRef(goBack);
  useEffect(() => {
    latest.current = goBack;
  });
  useEffect(() => {
    const follow = (event: Event) => {
      if (event.target === element.current?.form && !event.defaultPrevented) latest.current();
    };
    document.addEventListener("reset", follow);
    return () => document.removeEventListener("reset", follow);
  }, [element]);
}

import { useEffect } from "react";

/** Resets with whatever form `form` returns at the time of the event, which bubbles. */
export function useFormReset(form: () => HTMLFormElement | null | undefined, goBack: () => unknown): void {
  useEffect(() => {
    const follow = (event: Event) => event.target === form() && !event.defaultPrevented && goBack();
    document.addEventListener("reset", follow);
    return () => document.removeEventListener("reset", follow);
  });
}

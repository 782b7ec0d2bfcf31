import { useEffect } from "react";

/** Goes back with the form that is asked for at that time: a reset bubbles. */
export function useFormReset(form: () => HTMLFormElement | null | undefined, goBack: () => unknown): void {
  useEffect(() => {
    const follow = (event: Event) => event.target === form() && !event.defaultPrevented && goBack();
    document.addEventListener("reset", follow);
    return () => document.removeEventListener("reset", follow);
  });
}

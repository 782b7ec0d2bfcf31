import { type RefCallback, startTransition, useCallback, useState } from "react";
import { onStyleChange, type Reading, readings } from "./live-styles.ts";

/**
 * A value of the ref's computed style, read again whenever styles change; empty until hydration. Its element bears
 * `data-reading`, and what is read `data-live`: live-styles.inline.ts reads it before the application is there.
 */
export function useLiveStyle(reading: Reading): [RefCallback<HTMLElement>, string] {
  const [value, setValue] = useState("");
  const sample = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const show = () => setValue(readings[reading](getComputedStyle(element)));
      // All of the page's values at once would be a second rendering of it that nothing may interrupt.
      startTransition(show);
      return onStyleChange(show);
    },
    [reading],
  );
  return [sample, value];
}

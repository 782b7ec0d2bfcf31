import { type RefCallback, startTransition, useCallback, useState } from "react";

/** A value of the ref's computed style, read again whenever styles change. Undefined until hydration. */
export function useLiveStyle(
  read: (style: CSSStyleDeclaration) => string,
): [RefCallback<HTMLElement>, string | undefined] {
  const [value, setValue] = useState<string>();
  const sample = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const show = () => setValue(read(getComputedStyle(element)));
      // All of the page's values at once would be a second rendering of it that nothing may interrupt.
      startTransition(show);
      return onStyleChange(show);
    },
    [read],
  );
  return [sample, value];
}

const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/** Called whenever the page may look different: another theme or width, or other stylesheets. */
function onStyleChange(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function watch(): () => void {
  const onChange = () => {
    for (const listener of listeners) listener();
  };
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", onChange);
  addEventListener("resize", onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  observer.observe(document.head, { childList: true });
  return () => {
    system.removeEventListener("change", onChange);
    removeEventListener("resize", onChange);
    observer.disconnect();
  };
}

import { useState, useSyncExternalStore } from "react";

/** A value of the ref's computed style, read again whenever styles change. Undefined until hydration. */
export function useLiveStyle(
  read: (style: CSSStyleDeclaration) => string,
): [(element: HTMLElement | null) => void, string | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const live = () => (element === null ? undefined : read(getComputedStyle(element)));
  return [setElement, useSyncExternalStore(onStyleChange, live, unknown)];
}

const unknown = () => undefined;

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

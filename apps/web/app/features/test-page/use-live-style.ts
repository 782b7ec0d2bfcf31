import { useState, useSyncExternalStore } from "react";
import { onStyleChange } from "./style-changes.ts";

/**
 * What the browser makes of an element's styles, now and after every change of them. Give the ref to the element. Nothing
 * is known until the page is alive.
 */
export function useLiveStyle(
  read: (style: CSSStyleDeclaration) => string,
): [(element: HTMLElement | null) => void, string | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const live = () => (element === null ? undefined : read(getComputedStyle(element)));
  return [setElement, useSyncExternalStore(onStyleChange, live, unknown)];
}

const unknown = () => undefined;

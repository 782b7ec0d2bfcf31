import { useEffect, useRef } from "react";
import { keep, useKept } from "./device-storage.ts";
import { useMe } from "./session.ts";

/** Whether single-key shortcuts are on for the signed-in person, and a function that changes it. */
export function useSingleKeys(): [on: boolean, choose: (on: boolean) => void] {
  const key = `desk-keys:${useMe().id}`;
  return [useKept(key) !== "off", (on) => keep(key, on ? "" : "off")];
}

const typing = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

/** Handles single keys while nobody is typing and nothing covers the page, unless they are turned off. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const [on] = useSingleKeys();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      // Uppercase while Caps Lock is on.
      const key = event.shiftKey ? event.key : event.key.toLowerCase();
      // A held key steps through a list, and repeats nothing else: it would close, open and close again.
      if (event.repeat && !/^[jk]$/.test(key)) return;
      const action = latest.current[key];
      if (!action || document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [on]);
}

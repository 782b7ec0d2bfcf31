import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useMe } from "./session.ts";

const changes = new Listeners();
/** Where the browser keeps nothing, a choice holds until the page is closed. */
const unkept = new Map<string, boolean>();

function isOn(key: string): boolean {
  try {
    return unkept.get(key) ?? localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

/** Whether single keys do anything for whoever is signed in, and a function that changes it. */
export function useSingleKeys(): [on: boolean, choose: (on: boolean) => void] {
  const key = `desk-keys:${useMe().id}`;
  const choose = (on: boolean) => {
    unkept.delete(key);
    try {
      if (on) localStorage.removeItem(key);
      else localStorage.setItem(key, "off");
    } catch {
      unkept.set(key, on);
    }
    changes.emit();
  };
  return [useSyncExternalStore(changes.add, () => isOn(key)), choose];
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
      const action = latest.current[event.key];
      if (!action || document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [on]);
}

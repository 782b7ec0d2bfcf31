import { useEffect, useReducer, useRef } from "react";
import { useLocation } from "react-router";
import { closeDelay, menuReducer } from "./open-menu.ts";

export function useOpenMenu() {
  const [open, dispatch] = useReducer(menuReducer, undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nav = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => dispatch({ type: "close" }), [key]);
  useEffect(() => {
    // A mouse already over a menu at hydration sends no further `enter`.
    const hovered = nav.current?.querySelector<HTMLElement>("[data-menu]:hover")?.dataset["menu"];
    if (hovered !== undefined) dispatch({ type: "enter", id: hovered });
  }, []);
  useEffect(() => {
    if (open === undefined) return undefined;
    const closeOutside = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      // Focus leaving a menu closes it; a press elsewhere in the navigation opens something itself.
      const inside = event.type === "focusin" ? `[data-menu="${open.id}"]` : "nav";
      if (!target?.closest(inside)) dispatch({ type: "close" });
    };
    document.addEventListener("click", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("click", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

  const stay = () => clearTimeout(timer.current);
  const close = () => {
    stay();
    dispatch({ type: "close" });
  };
  return {
    nav,
    openId: open?.id,
    close,
    press: (id: string) => {
      stay();
      dispatch({ type: "press", id });
    },
    enter: (id: string) => {
      stay();
      dispatch({ type: "enter", id });
    },
    leave: () => {
      stay();
      // The mouse does not interrupt whoever walks the menu by keyboard.
      if (nav.current?.querySelector("[data-menu] li :focus-visible")) return;
      timer.current = setTimeout(close, closeDelay);
    },
  };
}

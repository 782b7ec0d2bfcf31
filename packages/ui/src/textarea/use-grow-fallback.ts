"use client";
import { type RefObject, useEffect, useLayoutEffect } from "react";

/** Gives a textarea the height of its text where the browser cannot do it (`field-sizing: content`). */
export function useGrowFallback(area: RefObject<HTMLTextAreaElement | null>): void {
  // After every render: a controlled value may have changed.
  useLayoutEffect(() => {
    if (area.current !== null) grow(area.current);
  });
  useEffect(() => {
    const element = area.current;
    const measure = () => {
      if (element !== null) grow(element);
    };
    // The form's own reset puts the old text back after its event.
    const measureLater = () => setTimeout(measure);
    const form = element?.form;
    element?.addEventListener("input", measure);
    form?.addEventListener("reset", measureLater);
    return () => {
      element?.removeEventListener("input", measure);
      form?.removeEventListener("reset", measureLater);
    };
  }, [area]);
}

function grow(area: HTMLTextAreaElement): void {
  if (growsByItself()) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

const growsByItself = () => globalThis.CSS?.supports?.("field-sizing", "content") ?? false;

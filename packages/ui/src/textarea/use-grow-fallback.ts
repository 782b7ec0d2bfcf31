"use client";
import { type RefObject, useEffect, useLayoutEffect } from "react";

/** Sets a textarea's height to that of its text in browsers that cannot (`field-sizing: content`). */
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
    // The form restores the old text only after its reset event.
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

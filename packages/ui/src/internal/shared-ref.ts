import { type Ref, type RefCallback, useCallback } from "react";

/** One ref for two: a component's own, which must not change between renders, and the one passed to it. */
export function useSharedRef<Of>(own: Ref<Of>, given: Ref<Of> | undefined): RefCallback<Of> {
  return useCallback(
    (element: Of | null) => {
      const releases = [own, given].map((ref) => fill(ref, element));
      return () => {
        for (const release of releases) release();
      };
    },
    [own, given],
  );
}

function fill<Of>(ref: Ref<Of> | undefined, element: Of | null): () => void {
  if (typeof ref === "function") return ref(element) ?? (() => ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

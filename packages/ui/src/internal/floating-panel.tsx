"use client";
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type Anchor, float, type Placement } from "./floating.ts";
import { useLatest } from "./layers.ts";
import { usePortalTheme } from "./portal-theme.tsx";
import { usePresence } from "./presence.ts";
import { useSharedRef } from "./shared-ref.ts";

type FloatingOptions = {
  anchor: () => Anchor | null;
  placement: Placement;
  ref: ComponentProps<"div">["ref"];
  /** A change repositions the panel. */
  content?: unknown;
};

type FloatingPanel = {
  /** The element, once it is mounted. */
  panel: HTMLDivElement | null;
  attributes: Pick<ComponentProps<"div">, "ref" | "dir"> & { "data-state": string };
  /** Renders the element at the end of the body while it is open, and until its exit animation has ended. */
  draw: (element: ReactElement) => ReactNode;
};

/** A panel beside its anchor, in the theme and writing direction of the place where it is declared. */
export function useFloatingPanel(
  open: boolean,
  { anchor, placement: { side, align, gap, asWide }, ref, content }: FloatingOptions,
): FloatingPanel {
  const { marker, themeProps, dir } = usePortalTheme();
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const shown = usePresence(open, panel);
  const sharedRef = useSharedRef(setPanel, ref);
  const latest = useLatest(anchor);
  useLayoutEffect(() => {
    const at = open ? latest.current() : null;
    return panel && at ? float(panel, at, { side, align, gap, asWide }) : undefined;
  }, [open, panel, latest, side, align, gap, asWide, content]);
  return {
    panel,
    attributes: { ref: sharedRef, dir, ...themeProps, "data-state": open ? "open" : "closed" },
    draw: (element) => (
      <>
        {marker}
        {shown && createPortal(element, document.body)}
      </>
    ),
  };
}

type FocusOptions = {
  moveIn: (panel: HTMLElement) => void;
  /** Receives focus when a panel closes that has it. */
  focusBack: () => Element | null | undefined;
};

/** Moves focus into a panel when it opens, and back when it closes. */
export function useFocusWhileOpen(panel: HTMLElement | null, options: FocusOptions): void {
  const latest = useLatest(options);
  // Not a layout effect: React restores focus that moves while it is committing changes.
  useEffect(() => {
    if (panel === null) return undefined;
    const { moveIn, focusBack } = latest.current;
    moveIn(panel);
    return () => {
      const active = document.activeElement;
      const hadFocus = active === document.body || panel.contains(active);
      const target = focusBack();
      if (hadFocus && target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [panel, latest]);
}

"use client";
import { cx } from "class-variance-authority";
import * as RadixToast from "radix-ui/toast";
import { createContext, type FocusEvent, type ReactNode, use, useEffect, useRef, useState } from "react";
import { useLatest } from "../internal/layers.ts";
import { usePortalTheme } from "../internal/portal-theme.tsx";
import { ToastItem } from "./toast-item.tsx";
import { createToasts, type ShownToast, type Toasts } from "./toast-store.ts";
import { useHiddenPage } from "./use-countdown.ts";

export type { ToastOptions, Toasts } from "./toast-store.ts";

const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Shows and dismisses toasts, from anywhere below a `ToastProvider`.
 *
 * @throws outside of one
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (toasts === undefined) throw new Error("useToast must be used within a ToastProvider");
  return toasts;
}

export type ToastProviderProps = {
  children?: ReactNode;
  /** The name of the region, in the page's language. `{hotkey}` is the key that moves focus there: F8. */
  label?: string;
  /** The name of a toast's close button, in the page's language. */
  closeLabel?: string;
  /** The name of a toast's undo button, in the page's language. */
  undoLabel?: string;
  /** For the region: its theme (`data-theme` on an ancestor is enough) or its position (`--tf-toast-top`). */
  className?: string;
};

/**
 * The region for toasts, once per app and around all of it: top right, 24 px below the edge or below a header whose
 * height is `--tf-toast-top` (`:root { --tf-toast-top: 80px }`), on phones as wide as the text (`--tf-pad`). The newest
 * is on top, with at most three at a time; a fourth replaces the oldest that would go on its own. They go after 5 s,
 * those with `undo` after 10, and the timers pause while a pointer or focus is on them or the page is in a hidden tab.
 * Toasts about a failure, or with an action, stay. F8 moves focus to them, Escape dismisses the newest, but first
 * closes anything else that is open.
 */
export function ToastProvider({
  children,
  label = "Notifications ({hotkey})",
  closeLabel = "Dismiss",
  undoLabel = "Undo",
  className,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [api] = useState(() => createToasts(setToasts));
  return (
    <ToastContext value={api}>
      {children}
      <ToastRegion toasts={toasts} dismiss={api.dismiss} {...{ label, closeLabel, undoLabel, className }} />
    </ToastContext>
  );
}

type ToastRegionProps = {
  toasts: readonly ShownToast[];
  dismiss: Toasts["dismiss"];
  label: string;
  closeLabel: string;
  undoLabel: string;
  className: string | undefined;
};

function ToastRegion({ toasts, dismiss, label, closeLabel, undoLabel, className }: ToastRegionProps) {
  const { marker, dir } = usePortalTheme();
  const [silence, setSilence] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const { inside, list, moveOn, ...watched } = useFocusInside();
  const hidden = useHiddenPage();
  const close = (id: string) => {
    moveOn(id);
    dismiss(id);
  };
  useUndoKey(toasts, close);
  const some = toasts.some(({ open }) => open);
  // An element removed from under the pointer does not always get a pointerleave event.
  if (hovered && !some) setHovered(false);
  return (
    <RadixToast.Provider
      swipeDirection={dir === "rtl" ? "left" : "right"}
      // Radix announces a copy of the text, even failures as a status. Ours announces itself, so the copy goes where it
      // is not heard.
      announcerContainer={silence ?? undefined}
    >
      {marker}
      <div hidden ref={setSilence} className="tf:hidden" />
      <div className="tf:contents" {...watched}>
        <RadixToast.Viewport
          ref={list}
          label={label}
          // A modal dialog hides everything from screen readers except elements with this attribute.
          aria-live="off"
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          className={cx(
            "tf:pointer-events-none tf:fixed tf:end-0 tf:top-[calc(var(--tf-toast-top,24px)-16px)] tf:z-60 tf:flex tf:max-h-[calc(100dvh-var(--tf-toast-top,24px)+16px)] tf:w-full tf:flex-col tf:gap-3 tf:overflow-y-auto tf:px-pad tf:pt-4 tf:pb-14 tf:outline-none",
            "tf:md:w-108 tf:md:ps-4 tf:md:pe-6",
            // While a command menu is open. The padding for the shadow is beyond the edge.
            "tf:in-data-[tf-toasts=below]:top-auto tf:in-data-[tf-toasts=below]:bottom-[calc(env(safe-area-inset-bottom,0px)-32px)]",
            className,
          )}
        >
          {toasts.map((toast, index) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              place={-index}
              paused={hovered || inside || hidden}
              focused={inside}
              closeLabel={closeLabel}
              undoLabel={undoLabel}
              onClose={() => close(toast.id)}
            />
          ))}
        </RadixToast.Viewport>
      </div>
    </RadixToast.Provider>
  );
}

/** Ctrl+Z, or Command+Z, undoes the newest toast's action. In a text field the keys belong to the text. */
function useUndoKey(toasts: readonly ShownToast[], close: (id: string) => void): void {
  const newest = toasts.findLast(({ open, undo }) => open && undo !== undefined);
  const latest = useLatest({ newest, close });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, target, defaultPrevented } = event;
      const { newest: undone, close: take } = latest.current;
      const isInText = target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
      if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey || isInText || defaultPrevented) return;
      if (undone === undefined) return;
      event.preventDefault();
      undone.undo?.();
      take(undone.id);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}

/** Whether focus is in the region, and where it goes when the focused element is removed. */
function useFocusInside() {
  const [inside, setInside] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const pressed = useRef(false);
  /** Moves focus to the next toast for keyboard users, otherwise back to where it was before it came here. */
  const moveOn = (closing?: string) => {
    if (!inside) return;
    // No blur event fires for an element that is removed with the focus.
    setInside(false);
    const others = list.current?.querySelectorAll<HTMLElement>(':scope > [data-state="open"]') ?? [];
    const next = [...others].findLast(({ id }) => id !== closing);
    const back = before.current?.isConnected ? before.current : undefined;
    (pressed.current ? (back ?? next) : (next ?? back))?.focus();
  };
  // The app may dismiss a toast, or another may replace it, wherever focus is.
  useEffect(() => {
    const active = document.activeElement;
    if (!list.current?.contains(active) || active?.closest('[data-state="closed"]')) moveOn();
  });
  return {
    inside,
    list,
    moveOn,
    onPointerDownCapture: () => {
      pressed.current = true;
    },
    onKeyDownCapture: () => {
      pressed.current = false;
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      setInside(true);
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      setInside(false);
      if (relatedTarget !== null) before.current = null;
    },
  };
}

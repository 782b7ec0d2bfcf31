"use client";
import Bell from "lucide-react/icons/bell";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import * as RadixToast from "radix-ui/toast";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { hasLayers } from "../internal/layers.ts";
import { defineLook } from "../internal/variants.ts";
import type { ShownToast } from "./toast-store.ts";
import { useCountdown } from "./use-countdown.ts";

const toastLook = defineLook(
  "Toast",
  [
    "tf:pointer-events-auto tf:flex tf:w-full tf:items-start tf:gap-3 tf:rounded-md tf:border-y tf:border-s-3 tf:border-e tf:border-y-line tf:border-e-line tf:bg-surface-2 tf:py-3 tf:ps-4 tf:pe-2 tf:text-ui tf:text-fg tf:shadow-pop",
    "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus tf:[&>svg]:mt-px tf:[&>svg]:shrink-0",
    "tf:data-pending:opacity-0 tf:[--tf-overlay-y:-8px] tf:motion-safe:not-data-pending:data-[state=open]:animate-overlay-in tf:motion-safe:data-[state=closed]:animate-overlay-out",
    "tf:data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) tf:data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) tf:motion-safe:data-[swipe=cancel]:transition-[translate]",
  ],
  {
    variant: {
      default: "tf:border-s-line-strong tf:[&>svg]:text-fg-2",
      success: "tf:border-s-ok tf:[&>svg]:text-ok",
      destructive: "tf:border-s-bad tf:[&>svg]:text-bad",
      warning: "tf:border-s-warn tf:[&>svg]:text-warn",
      info: "tf:border-s-info tf:[&>svg]:text-info",
    },
  },
  { variant: "default" },
);

const drawing = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;
const icons = new Map([
  ["default", <Bell key="icon" {...drawing} />],
  ["success", <CircleCheck key="icon" {...drawing} />],
  ["destructive", <CircleAlert key="icon" {...drawing} />],
  ["warning", <TriangleAlert key="icon" {...drawing} />],
  ["info", <Info key="icon" {...drawing} />],
]);

type ToastItemProps = {
  toast: ShownToast;
  paused: boolean;
  /** Whether focus is in the region. */
  focused: boolean;
  closeLabel: string;
  undoLabel: string;
  /** Its position in the column, the newest on top. */
  place: number;
  onClose: () => void;
};

/** One toast. Radix provides Escape and swiping; the timing and the announcement are our own. */
export function ToastItem({ toast, paused, focused, closeLabel, undoLabel, place, onClose }: ToastItemProps) {
  const action = toast.action ?? (toast.undo && { label: undoLabel, onClick: toast.undo });
  const pending = useTwoFrames();
  useCountdown(toast.duration, paused || !toast.open, onClose);
  const escape = useRef<KeyboardEvent>(null);
  const close = () => {
    const pressed = escape.current;
    if (pressed && pressed.eventPhase !== Event.NONE) {
      // A toast appears on its own: the key is meant for what the user opened, unless focus has moved here. One press
      // closes one thing.
      if (!focused && hasLayers()) return;
      pressed.preventDefault();
    }
    onClose();
  };
  const look = toastLook({ variant: toast.variant });
  const variant = look["data-variant"] ?? "default";
  return (
    <RadixToast.Root
      {...look}
      id={toast.id}
      data-pending={pending ? "" : undefined}
      open={toast.open}
      onOpenChange={(open) => !open && close()}
      onEscapeKeyDown={(event) => {
        escape.current = event;
      }}
      duration={Infinity}
      // Radix would keep a finger from scrolling the page.
      style={{ order: place, touchAction: "pan-y" }}
    >
      {icons.get(variant)}
      <div className="tf:min-w-0 tf:flex-1 tf:py-px tf:break-words">
        <Announcement assertive={variant === "destructive"}>
          {!pending && (
            <>
              <p className="tf:font-semibold">{toast.title}</p>
              {toast.description && <p className="tf:mt-0.5 tf:text-pretty tf:text-fg-2">{toast.description}</p>}
            </>
          )}
        </Announcement>
        {action && (
          <RadixToast.Close asChild>
            <Button
              variant="outline"
              size="sm"
              className="tf:mt-2.5 tf:mb-1"
              aria-keyshortcuts={toast.action ? undefined : "Control+Z Meta+Z"}
              // It can still be pressed during the toast's exit.
              onClick={() => toast.open && action.onClick()}
            >
              {action.label}
            </Button>
          </RadixToast.Close>
        )}
      </div>
      <RadixToast.Close asChild>
        <Button variant="ghost" size="icon" aria-label={closeLabel} className="tf:-my-1">
          <X {...drawing} />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** The visible text is also the announced text. */
function Announcement({ assertive, children }: { assertive: boolean; children: ReactNode }) {
  return (
    <div role={assertive ? "alert" : "status"} aria-atomic className="tf:block">
      {children}
    </div>
  );
}

/**
 * Waits two frames: screen readers announce what is added to a live region, not what the region contains when it
 * appears.
 */
function useTwoFrames(): boolean {
  const [pending, setPending] = useState(true);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPending(false));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return pending;
}

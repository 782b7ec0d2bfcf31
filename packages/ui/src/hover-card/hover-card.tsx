import { cx } from "class-variance-authority";
import { HoverPanel, type HoverPanelProps } from "../internal/hover-panel.tsx";

/**
 * `content` is only for reading, nothing in it can be pressed; the child is a link or a button that leads to all of it.
 */
export type HoverCardProps = HoverPanelProps;

/**
 * A preview of a link's target, after 600 ms of hovering or at once on focus; load it in `onOpenChange`. It stays while
 * the pointer is on it, and Escape dismisses it. For screen readers it is the link's description. Touch screens never
 * show it, and content that does not fit the screen is cut off: all of it is behind the link.
 */
export function HoverCard({ side = "bottom", align = "start", className, ...props }: HoverCardProps) {
  return (
    <HoverPanel
      {...props}
      {...{ side, align, gap: 8, openDelay: 600 }}
      className={cx(
        "tf:max-w-[min(22rem,calc(100vw-16px))] tf:overflow-hidden tf:rounded-md tf:border tf:border-line tf:bg-surface-2 tf:p-4 tf:text-small tf:text-fg tf:shadow-pop tf:[--tf-overlay-y:-4px]",
        className,
      )}
    />
  );
}

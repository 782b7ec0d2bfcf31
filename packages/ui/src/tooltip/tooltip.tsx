import { cx } from "class-variance-authority";
import { HoverPanel, type HoverPanelProps } from "../internal/hover-panel.tsx";

export { InlineTooltip, type InlineTooltipProps } from "./inline-tooltip.tsx";

/** `content` is a few words: nothing in it can be pressed. */
export type TooltipProps = HoverPanelProps;

/**
 * A hint for a control, after 400 ms of hovering or at once on focus. It stays while the pointer is on it, and Escape
 * dismisses it (WCAG 1.4.13). For screen readers it is the control's description: an icon button still needs its name.
 *
 * Touch screens never show it, so it must not be the only place for its information. A `disabled` control gets no focus
 * and shows nothing: set `aria-disabled` and ignore its presses instead.
 */
export function Tooltip({ side = "top", align = "center", className, ...props }: TooltipProps) {
  return (
    <HoverPanel
      role="tooltip"
      {...props}
      {...{ side, align, gap: 6, openDelay: 400 }}
      className={cx(
        "tf:max-w-[min(18rem,calc(100vw-16px))] tf:rounded-xs tf:bg-fg tf:px-2.5 tf:py-1 tf:text-meta tf:font-medium tf:text-pretty tf:text-canvas tf:forced-colors:border",
        className,
      )}
    />
  );
}

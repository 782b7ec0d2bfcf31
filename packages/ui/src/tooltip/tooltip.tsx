"use client";
import { cx } from "class-variance-authority";
import * as RadixTooltip from "radix-ui/tooltip";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { usePortalTheme } from "../internal/portal-theme.tsx";

export type TooltipProps = Omit<ComponentProps<typeof RadixTooltip.Content>, "children" | "content" | "asChild"> & {
  /** A few words. Nothing in it can be pressed. */
  content: ReactNode;
  /** The one control that it is about. It must take a `ref` and event handlers, as every native element does. */
  children: ReactElement;
  /** Shown or not, when the parent holds the state. */
  open?: boolean;
  /** Shown at first. */
  defaultOpen?: boolean;
  /** Called with the state that is asked for. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * A hint for a control, after 400 ms of hovering or at once on focus. It stays while the pointer is on it, and Escape
 * takes it away (WCAG 1.4.13). For screen readers it is the control's description: an icon button still needs its name.
 *
 * Touch screens never show it, so it is never the only place for what it says. A control that is `disabled` gets no focus
 * and tells nothing: set `aria-disabled` and ignore its presses instead.
 */
export function Tooltip({ content, children, open, defaultOpen, onOpenChange, className, ...props }: TooltipProps) {
  const { marker, theme, dir } = usePortalTheme();
  const state = {
    ...(open !== undefined && { open }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  };
  return (
    <RadixTooltip.Provider delayDuration={400}>
      <RadixTooltip.Root {...state}>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        {marker}
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={8}
            dir={dir}
            data-theme={theme}
            {...props}
            className={cx(
              "tf:z-50 tf:max-w-[min(18rem,calc(100vw-16px))] tf:rounded-xs tf:bg-fg tf:px-2.5 tf:py-1 tf:text-meta tf:font-medium tf:text-pretty tf:text-canvas tf:forced-colors:border",
              tooltipMotion,
              className,
            )}
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** Radix tells whether a tooltip came after its delay or at once. */
const tooltipMotion =
  "tf:motion-safe:data-[state$=open]:animate-overlay-in tf:motion-safe:data-[state=closed]:animate-overlay-out";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { overlayMotion, scrim } from "../dialog/scrim.ts";
import * as parts from "../internal/modal-parts.tsx";
import { defineLook } from "../internal/variants.ts";

export {
  NavigationSheet,
  type NavigationSheetProps,
  NavigationSheetTrigger,
  type NavigationSheetTriggerProps,
} from "./navigation-sheet.tsx";
export { SheetGroup, type SheetGroupProps, SheetRow, type SheetRowProps } from "./sheet-rows.tsx";

export type SheetProps = parts.ModalProps;

/**
 * A large panel over the page: the navigation of a phone, or details beside a list. It traps focus, returns it, closes
 * with Escape, and locks page scrolling. When a link in it is followed, closing it is up to you.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Sheet(props: SheetProps) {
  return <parts.Modal {...props} />;
}

/** Opens the sheet. Give it a `Button` with `asChild`; on its own it is an unstyled button. */
export function SheetTrigger(props: parts.ModalButtonProps) {
  return <parts.ModalTrigger component="SheetTrigger" {...props} />;
}

/** Closes the sheet; put it around a link with `asChild`, so that following the link closes it. */
export function SheetClose(props: parts.ModalButtonProps) {
  return <parts.ModalClose component="SheetClose" {...props} />;
}

const panelLook = defineLook(
  "SheetContent",
  [
    "tf:fixed tf:z-50 tf:overflow-y-auto tf:overscroll-contain tf:bg-canvas tf:pb-[max(24px,env(safe-area-inset-bottom))] tf:text-body tf:text-fg tf:outline-none",
    overlayMotion,
  ],
  {
    side: {
      top: "tf:inset-x-0 tf:top-(--tf-sheet-top,60px) tf:bottom-0 tf:border-t tf:border-line tf:px-pad tf:pt-2 tf:[--tf-overlay-y:-8px]",
      start:
        "tf:inset-y-0 tf:start-0 tf:w-[min(24rem,100%-3rem)] tf:border-e tf:border-line tf:px-6 tf:pt-6 tf:shadow-pop tf:[--tf-overlay-x:-16px] tf:rtl:[--tf-overlay-x:16px]",
      end: "tf:inset-y-0 tf:end-0 tf:w-[min(24rem,100%-3rem)] tf:border-s tf:border-line tf:px-6 tf:pt-6 tf:shadow-pop tf:[--tf-overlay-x:16px] tf:rtl:[--tf-overlay-x:-16px]",
    },
  },
  { side: "top" },
);

export type SheetContentProps = parts.ModalPanelProps & {
  /**
   * `top` fills the screen below the header, whose height is `--tf-sheet-top` (60 px). `start` and `end` are at the
   * side where lines begin or end.
   */
  side?: "top" | "start" | "end";
  /** The name of the close button, in the page's language. */
  closeLabel?: string;
};

/**
 * The panel. It must have a `SheetTitle`, which is its name. With `top` its own close button is only visible when
 * focused, because the header's button is still in view, and a press on the header closes the sheet.
 */
export function SheetContent({ side, closeLabel = "Close", className, children, ...props }: SheetContentProps) {
  const look = panelLook({ side }, className);
  const isTop = look["data-side"] === "top";
  return (
    <parts.ModalPanel
      component="SheetContent"
      // Not the button, which comes after all the links of a navigation.
      startAt="panel"
      scrimClassName={isTop ? "tf:fixed tf:inset-0 tf:z-50" : scrim}
      dismissible
      {...props}
      {...look}
    >
      {children}
      <span
        className={
          isTop
            ? "tf:sr-only tf:text-end tf:focus-within:not-sr-only tf:focus-within:pt-4"
            : "tf:absolute tf:end-3.5 tf:top-3.5 tf:grid"
        }
      >
        <parts.ModalCross component="SheetContent" label={closeLabel} />
      </span>
    </parts.ModalPanel>
  );
}

export type SheetTitleProps = ComponentProps<"h2"> & {
  /** Only for assistive technology, if the purpose of the sheet is visible anyway, as in a navigation. */
  visuallyHidden?: boolean;
};

/** The sheet's heading and its name for assistive technology. */
export function SheetTitle({ visuallyHidden = false, className, ...props }: SheetTitleProps) {
  const look = visuallyHidden ? "tf:sr-only" : "tf:mb-3 tf:pe-10 tf:text-h3 tf:text-balance tf:break-words";
  return <parts.ModalTitle component="SheetTitle" {...props} className={cx(look, className)} />;
}

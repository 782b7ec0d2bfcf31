import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import * as parts from "../internal/modal-parts.tsx";
import { defineLook } from "../internal/variants.ts";
import { overlayMotion, scrim } from "./scrim.ts";

export type DialogProps = parts.ModalProps;

/**
 * A task or a question that must be dealt with before anything else. It traps focus, returns it to the previously
 * focused element, closes with Escape and a press on the scrim, and locks page scrolling.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog(props: DialogProps) {
  return <parts.Modal {...props} />;
}

/** Opens the dialog. Give it a `Button` with `asChild`; on its own it is an unstyled button. */
export function DialogTrigger(props: parts.ModalButtonProps) {
  return <parts.ModalTrigger component="DialogTrigger" {...props} />;
}

/** Closes the dialog. Give it a `Button` with `asChild`; on its own it is an unstyled button. */
export function DialogClose(props: parts.ModalButtonProps) {
  return <parts.ModalClose component="DialogClose" {...props} />;
}

const panelLook = defineLook(
  "DialogContent",
  [
    "tf:fixed tf:inset-x-0 tf:bottom-0 tf:z-50 tf:mx-auto tf:flex tf:h-fit tf:max-h-[90dvh] tf:w-full tf:flex-col tf:overflow-y-auto tf:overscroll-contain tf:scroll-pt-[3rem] tf:*:shrink-0",
    "tf:rounded-t-lg tf:border tf:border-line tf:bg-surface tf:px-6 tf:pt-6 tf:pb-[max(24px,env(safe-area-inset-bottom))] tf:text-body tf:text-fg tf:shadow-pop tf:outline-none",
    "tf:md:top-0 tf:md:my-auto tf:md:max-w-[calc(100%-48px)] tf:md:rounded-b-lg tf:max-md:border-x-0 tf:max-md:border-b-0",
    "tf:[--tf-overlay-y:8px]",
    overlayMotion,
  ],
  { size: { sm: "tf:md:w-120", default: "tf:md:w-160", lg: "tf:md:w-220" } },
  { size: "default" },
);

export type DialogContentProps = parts.ModalPanelProps & {
  /** Widths: sm 480, default 640, lg 880 px. Below 768 px every dialog is a full-width sheet at the bottom. */
  size?: "sm" | "default" | "lg";
  /** The name of the close button, in the page's language. */
  closeLabel?: string;
  /** `alertdialog` for questions that must be answered: a press on the scrim does not close it. */
  role?: "dialog" | "alertdialog";
};

/**
 * The panel. It must have a `DialogTitle`, which is its name. It is rendered at the end of the body, in the theme and
 * writing direction of the place where it is declared, and scrolls on its own if it is taller than 90% of the screen.
 */
export function DialogContent({ size, closeLabel = "Close", className, children, ...props }: DialogContentProps) {
  return (
    <parts.ModalPanel
      component="DialogContent"
      startAt="control"
      scrimClassName={scrim}
      dismissible={props.role !== "alertdialog"}
      {...props}
      {...panelLook({ size }, className)}
    >
      {children}
      <span className="tf:sticky tf:-top-2.5 tf:order-first tf:-me-2.5 tf:-mt-2.5 tf:-mb-[26px] tf:grid tf:size-9 tf:self-end tf:rounded-sm tf:bg-surface tf:pointer-coarse:-mb-[34px] tf:pointer-coarse:size-11">
        <parts.ModalCross component="DialogContent" label={closeLabel} />
      </span>
    </parts.ModalPanel>
  );
}

/** The dialog's heading and its name for assistive technology. */
export function DialogTitle({ className, ...props }: ComponentProps<"h2">) {
  return (
    <parts.ModalTitle
      component="DialogTitle"
      {...props}
      className={cx("tf:pe-10 tf:text-h3 tf:text-balance tf:break-words", className)}
    />
  );
}

/** The subject of the dialog, read out after its name. Omit it rather than repeat the title. */
export function DialogDescription({ className, ...props }: ComponentProps<"p">) {
  return (
    <parts.ModalDescription
      component="DialogDescription"
      {...props}
      className={cx("tf:mt-2 tf:max-w-[38em] tf:text-body tf:text-pretty tf:break-words tf:text-fg-2", className)}
    />
  );
}

/** The row of buttons at the end, the primary one last. On phones they are stacked at full width. */
export function DialogActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cx("tf:mt-6 tf:flex tf:flex-col tf:gap-3 tf:md:flex-row tf:md:flex-wrap tf:md:justify-end", className)}
    />
  );
}

"use client";
import X from "lucide-react/icons/x";
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type FocusHandlers, useModal } from "./modal.ts";
import { useOwnState } from "./own-state.ts";
import { createPartsContext } from "./parts-context.ts";
import { usePortalTheme } from "./portal-theme.tsx";
import { usePresence } from "./presence.ts";
import { opening, PressTo, type PressToProps } from "./press-to.tsx";
import { useSharedRef } from "./shared-ref.ts";

type ModalState = {
  open: boolean;
  ask: (open: boolean) => void;
  /** The id of the panel, from which the ids of its name and description derive. */
  id: string;
  described: boolean;
  setDescribed: (described: boolean) => void;
};

const [ModalContext, useModalState] = createPartsContext<ModalState>("Dialog or Sheet");

export { useModalState };

export type ModalProps = {
  /** Whether it is open, if controlled. */
  open?: boolean;
  /** Whether it is open at first, if uncontrolled. */
  defaultOpen?: boolean;
  /** Called with the requested state: by the trigger, Escape, the scrim or a close button. */
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
};

/** The shared root of a dialog and a sheet. */
export function Modal({ children, ...props }: ModalProps) {
  const root = useModalRoot(props);
  return <ModalContext value={root}>{children}</ModalContext>;
}

function useModalRoot({ open: held, defaultOpen = false, onOpenChange }: ModalProps): ModalState {
  const [open, ask] = useOwnState(held, defaultOpen, onOpenChange);
  const [described, setDescribed] = useState(false);
  return { open, ask, id: useId(), described, setDescribed };
}

export type ModalButtonProps = PressToProps;

/** @param component the name of the component that it belongs to, for warnings */
export function ModalTrigger({ component, ...props }: ModalButtonProps & { component: string }) {
  const { open, ask, id } = useModalState(component);
  return <PressTo component={component} {...opening("dialog", { open, id })} {...props} act={() => ask(!open)} />;
}

export function ModalClose({ component, ...props }: ModalButtonProps & { component: string }) {
  const { ask } = useModalState(component);
  return <PressTo component={component} {...props} act={() => ask(false)} />;
}

/**
 * The cross in a panel's corner. It looks like a `Button` but is not one, which would add a kilobyte to every dialog.
 */
export function ModalCross({ component, label }: { component: string; label: string }) {
  return (
    <ModalClose component={component} aria-label={label} className={crossLook}>
      <X aria-hidden strokeWidth={1.75} className="tf:size-5" />
    </ModalClose>
  );
}

const crossLook = [
  "tf:inline-flex tf:size-9 tf:shrink-0 tf:items-center tf:justify-center tf:rounded-sm tf:border tf:border-transparent tf:bg-transparent tf:text-fg-2 tf:pointer-coarse:size-11",
  "tf:transition-[background-color,color,translate] tf:duration-120 tf:hover:bg-fg/6 tf:hover:text-fg tf:motion-safe:active:translate-y-px",
  "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
].join(" ");

export type ModalPanelProps = ComponentProps<"div"> & FocusHandlers;

type OwnPanelProps = ModalPanelProps & {
  component: string;
  scrimClassName: string;
  startAt: "control" | "panel";
  /** Whether a press on the scrim closes it. */
  dismissible: boolean;
};

/** The panel with its scrim, at the end of the body, in the theme and direction of the place where it is declared. */
export function ModalPanel({
  component,
  scrimClassName,
  startAt,
  dismissible,
  ref,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: OwnPanelProps) {
  const { open, ask, id, described } = useModalState(component);
  const { marker, themeProps, dir } = usePortalTheme();
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const shown = usePresence(open, panel);
  const sharedRef = useSharedRef(setPanel, ref);
  useModal(open ? panel : null, { startAt, onEscape: () => ask(false), onOpenAutoFocus, onCloseAutoFocus });
  const state = open ? "open" : "closed";
  const content = shown && (
    <>
      <div
        aria-hidden
        data-state={state}
        {...themeProps}
        className={scrimClassName}
        onClick={() => dismissible && ask(false)}
      />
      <div
        ref={sharedRef}
        role="dialog"
        aria-modal
        id={id}
        tabIndex={-1}
        dir={dir}
        {...themeProps}
        data-state={state}
        aria-labelledby={`${id}title`}
        aria-describedby={described ? `${id}description` : undefined}
        {...props}
      />
    </>
  );
  return (
    <>
      {marker}
      {content && createPortal(content, document.body)}
    </>
  );
}

export function ModalTitle({ component, ...props }: ComponentProps<"h2"> & { component: string }) {
  const { id } = useModalState(component);
  return (
    <h2 id={`${id}title`} {...props}>
      {props.children}
    </h2>
  );
}

export function ModalDescription({ component, ...props }: ComponentProps<"p"> & { component: string }) {
  const { id, setDescribed } = useModalState(component);
  useLayoutEffect(() => {
    setDescribed(true);
    return () => setDescribed(false);
  }, [setDescribed]);
  return <p id={`${id}description`} {...props} />;
}

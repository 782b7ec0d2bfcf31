import { VisuallyHidden } from "@thirtyfold/ui";
import { MessageSquare } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../lib/hydration.ts";
import { latePart, useLate } from "../../lib/late.tsx";
import { readPendingAnswer } from "./pending-answer.ts";
import { isMaintenanceUnderReview } from "./under-review.ts";

const panel = latePart(() => import("./assistant-panel.tsx").then((module) => module.panelInTurn()));

const icon = <MessageSquare aria-hidden className="size-6" strokeWidth={1.75} />;
const loadFailure = (
  <p
    role="alert"
    className="fixed right-4 bottom-22 z-40 max-w-72 rounded-md border border-line bg-surface-2 px-4 py-3 text-small text-fg shadow-pop md:right-6"
  >
    The assistant could not be loaded. Check your connection, then try again.
  </p>
);

/**
 * The assistant's button, on every page. The panel's code loads when a visitor reaches for the button or returns to an
 * answer that a reload interrupted; closing the panel keeps it mounted.
 */
export function AssistantLauncher() {
  const [chosen, setChosen] = useState<boolean>();
  const { loaded: Panel, failed, fetch } = useLate(panel);
  const button = useRef<HTMLButtonElement>(null);
  const [interrupted] = useState(() => readPendingAnswer() !== undefined);
  const opensAlone = useHydrated() && (interrupted || isMaintenanceUnderReview());
  const wanted = chosen ?? opensAlone;
  // After a failure only a press retries: if the approaching pointer opened the panel, the press would close it.
  const open = wanted && !failed;
  const busy = open && !Panel;
  const reach = failed ? undefined : fetch;

  const toggle = ({ detail }: MouseEvent) => {
    // The second half of a double click does not close what the first half opened.
    if (detail > 1) return;
    setChosen(!open);
    fetch();
  };
  const close = () => {
    setChosen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (opensAlone) fetch();
  }, [opensAlone, fetch]);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={busy ? undefined : "assistant-panel"}
        aria-busy={busy}
        onClick={toggle}
        onPointerEnter={reach}
        onFocus={reach}
        className="fixed right-4 bottom-4 z-40 grid size-14 cursor-pointer place-items-center rounded-md bg-fg text-canvas shadow-pop transition-transform duration-120 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus active:translate-y-px md:right-6 md:bottom-6 noscript:hidden print:hidden"
      >
        {icon}
        <VisuallyHidden>{open ? "Close chat assistant" : "Open chat assistant"}</VisuallyHidden>
      </button>
      {failed && wanted && loadFailure}
      {Panel && <Panel open={open} onClose={close} />}
    </>
  );
}

// oxlint-disable-next-line import/no-unassigned-import -- It must have run before the first schema is made.
import "../../lib/schemas-without-eval.ts";
import { Button } from "@thirtyfold/ui";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isComposing } from "../../lib/send-key.ts";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { PanelHeader } from "./panel-header.tsx";
import { isMaintenanceUnderReview } from "./under-review.ts";
import { useAssistant } from "./use-assistant.ts";
import { usePersonSheets } from "./use-person-sheets.tsx";

export type AssistantPanelProps = { open: boolean; onClose: () => void };

// Above the header, which in a short window would cover the panel's buttons.
const place =
  "fixed right-4 bottom-22 z-55 w-95 max-w-[calc(100vw-32px)] flex-col overflow-hidden rounded-lg border border-line bg-surface text-fg shadow-pop md:right-6 md:bottom-23 print:hidden";

/** A dialog beside the page, which stays usable. Escape closes the dialog. */
export function AssistantPanel({ open, onClose }: AssistantPanelProps) {
  const [underMaintenance] = useState(isMaintenanceUnderReview);
  const { conversation, send, retry, stop, acknowledge, rate, give } = useAssistant(underMaintenance);
  const [minimised, setMinimised] = useState(false);
  // On a phone the panel covers the page that the link just opened.
  const followLink = () => {
    if (matchMedia("(width < 48rem)").matches) setMinimised(true);
  };
  const { sheet, failed, reach, write, choose } = usePersonSheets(conversation.messages, onClose);
  const covered = sheet !== undefined;
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const expanded = open && !minimised;

  useEffect(() => {
    if (expanded) focusInto(panel.current, covered ? null : input.current);
  }, [expanded, covered]);
  const readOn = () => {
    acknowledge();
    panel.current?.focus();
  };

  return (
    <div
      ref={panel}
      id="assistant-panel"
      role="dialog"
      tabIndex={-1}
      aria-label="Chat assistant"
      hidden={!open}
      data-minimised={minimised || undefined}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isComposing(event.nativeEvent)) onClose();
      }}
      className={`${place} ${open ? "flex" : ""} ${minimised ? "" : "h-135 max-slim:h-dvh max-h-[calc(100dvh-7.5rem)]"}`}
    >
      <PanelHeader
        status={conversation.status}
        minimised={minimised}
        onToggle={() => setMinimised(!minimised)}
        onClose={onClose}
      />
      <div className={minimised ? "hidden" : "relative flex min-h-0 flex-1 flex-col"}>
        <div className="flex min-h-0 flex-1 flex-col" inert={covered || conversation.notice}>
          <MessageList
            conversation={conversation}
            onAsk={send}
            onRetry={retry}
            onFollow={followLink}
            onRate={rate}
            onGive={give}
            handover={{ onReach: reach, onAccept: write, failed: failed === "request" }}
          />
          <Composer
            input={input}
            pending={conversation.reply !== null}
            maintenance={conversation.status === "maintenance"}
            onSend={send}
            onStop={stop}
            onPerson={choose}
            personFailed={failed === "choice"}
          />
        </div>
        {sheet}
        {conversation.notice && <MaintenanceNotice onAcknowledge={readOn} />}
      </div>
    </div>
  );
}

/**
 * The panel, delayed until the waiting panel (waiting-panel.ts) has no unfinished input method composition, which would
 * be cut off.
 */
export async function panelInTurn(): Promise<typeof AssistantPanel> {
  const field = document.querySelector("[data-waiting] [data-composing]");
  if (field) {
    await new Promise((resolve) => {
      field.addEventListener("compositionend", resolve, { once: true });
    });
  }
  return AssistantPanel;
}

// When the field is disabled or covered, focus the panel itself, unless something in it already has focus.
function focusInto(panel: HTMLElement | null, input: HTMLTextAreaElement | null) {
  if (input && !input.disabled) input.focus();
  else if (!panel?.contains(document.activeElement)) panel?.focus();
}

/** Covers the conversation until it is acknowledged. */
function MaintenanceNotice({ onAcknowledge }: { onAcknowledge: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby="assistant-maintenance"
      aria-describedby="assistant-maintenance-text"
      className="absolute inset-0 grid place-items-center bg-sunken/80 p-6"
    >
      <div className="rounded-md border border-line bg-surface-2 p-5 shadow-pop">
        <TriangleAlert aria-hidden className="size-6 text-warn" strokeWidth={1.75} />
        <h2 id="assistant-maintenance" className="mt-3 text-h4">
          The assistant is under maintenance
        </h2>
        <p id="assistant-maintenance-text" className="mt-2 text-small text-fg-2">
          You can read this conversation. Sending works again when the maintenance is over.
        </p>
        <Button ref={button} className="mt-4 w-full" onClick={onAcknowledge}>
          ACKNOWLEDGE
        </Button>
      </div>
    </div>
  );
}

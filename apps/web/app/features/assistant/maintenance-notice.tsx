import { Button } from "@thirtyfold/ui";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef } from "react";

/** The maintenance popup. It lies over the conversation until it is acknowledged. */
export function MaintenanceNotice({ onAcknowledge }: { onAcknowledge: () => void }) {
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

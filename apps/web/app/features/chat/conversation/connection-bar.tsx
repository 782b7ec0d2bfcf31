import type { RoomItem } from "@thirtyfold/realtime-protocol/client";
import { WifiOff } from "lucide-react";

type ConnectionBarProps = { items: readonly RoomItem[]; onReconnect: () => void };

/** Under the header while there is no connection: what happens by itself, and the one thing that can be done. */
export function ConnectionBar({ items, onReconnect }: ConnectionBarProps) {
  const waiting = items.filter(({ delivery }) => delivery === "waiting" || delivery === "sending").length;
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 bg-bad-wash px-5 py-2 text-small font-medium text-bad">
      <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <p role="status" className="min-w-0 flex-1">
        Not connected. Trying again by itself. {waitingText(waiting)}
      </p>
      <button
        type="button"
        onClick={onReconnect}
        className="min-h-6 cursor-pointer font-semibold underline underline-offset-3 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus pointer-coarse:min-h-11"
      >
        Try now
      </button>
    </div>
  );
}

function waitingText(count: number): string {
  if (count === 0) return "What you write is kept.";
  return count === 1 ? "1 message waits here and goes out then." : `${count} messages wait here and go out then.`;
}

import { clientTimes, socketLimits } from "@thirtyfold/realtime-protocol";
import type { SocketState } from "@thirtyfold/realtime-protocol/client";
import { Button, StatusBadge } from "@thirtyfold/ui";
import { Eye, EyeOff, RefreshCw, Trash2 } from "lucide-react";

type ConnectionPanelProps = {
  state: SocketState;
  clientId: string | undefined;
  /** Whether the log is empty. */
  empty: boolean;
  /** Whether the log is shown. */
  shown: boolean;
  onReconnect: () => void;
  onShow: (shown: boolean) => void;
  onClear: () => void;
};

const statuses = { connecting: "connecting", open: "connected", closed: "disconnected" } as const;

/** The connection state as a badge. */
export function ConnectionStatus({ state }: { state: SocketState }) {
  return <StatusBadge status={statuses[state]} className="min-w-34" />;
}

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

export function ConnectionPanel({ state, clientId, empty, shown, ...on }: ConnectionPanelProps) {
  return (
    <section aria-labelledby="connection" className="flex min-w-0 flex-col border-line max-md:border-b md:border-r">
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-5 py-2 md:px-6">
        <h2 id="connection" className="text-h4">
          Connection
        </h2>
        <ConnectionStatus state={state} />
      </div>
      <dl className="border-b border-line px-5 py-4 md:px-6">
        <dt className="text-small text-fg-3">Client id</dt>
        <dd className="mt-0.5 min-h-[1lh] font-mono text-small break-all text-fg-2 max-[24rem]:min-h-[2lh] md:max-[82rem]:min-h-[2lh]">
          {clientId ?? "None until the server gives one"}
        </dd>
      </dl>
      <div className="grid gap-2.5 p-5 noscript:hidden sm:max-md:grid-cols-2 md:px-6">
        <Button variant="outline" onClick={on.onReconnect} className="sm:max-md:col-span-full">
          <RefreshCw {...icon} />
          Reconnect
        </Button>
        <Button variant="outline" aria-expanded={shown} aria-controls="messages" onClick={() => on.onShow(!shown)}>
          {shown ? <EyeOff {...icon} /> : <Eye {...icon} />}
          <span>{shown ? "Hide Messages" : "Show Messages"}</span>
        </Button>
        <Button variant="outline" aria-disabled={empty} onClick={empty ? undefined : on.onClear}>
          <Trash2 {...icon} />
          Clear Messages
        </Button>
      </div>
      <p className="mt-auto border-t border-line px-5 py-4 text-small text-fg-3 md:px-6">
        {`The server sends a ping every ${socketLimits.pingMs / 1000} s. After ${clientTimes.silentMs / 1000} s of silence the client opens a new connection.`}
      </p>
    </section>
  );
}

import { AgentTile, Button, LogoMark } from "@thirtyfold/ui";
import { ChevronUp, Minus, X } from "lucide-react";
import type { Status } from "./conversation.ts";

const statuses = {
  online: { text: "Online", look: "text-ok" },
  error: { text: "Error", look: "text-bad" },
  maintenance: { text: "Maintenance", look: "text-warn" },
} as const satisfies Record<Status, { text: string; look: string }>;

type PanelHeaderProps = { status: Status; minimised: boolean; onToggle: () => void; onClose: () => void };

export function PanelHeader({ status, minimised, onToggle, onClose }: PanelHeaderProps) {
  const { text, look } = statuses[status];
  return (
    <div
      className={`@container flex min-h-14 items-center gap-3 py-1.5 pr-2 pl-4 ${minimised ? "" : "border-b border-line py-3"}`}
    >
      <AgentTile className="@max-3xs:hidden">
        <LogoMark tone="on-tang" className="h-6.25! w-5.25!" />
      </AgentTile>
      <div className="min-w-0 flex-1 leading-tight">
        <strong className="block font-heading">AI assistant</strong>
        <span
          role="status"
          data-status={status}
          className={`flex items-center gap-1.5 text-meta leading-tight ${look}`}
        >
          <span aria-hidden className="size-[7px] rounded-[1px] bg-current" />
          {text}
        </span>
      </div>
      <Button variant="ghost" size="icon" aria-label={minimised ? "Expand" : "Minimise"} onClick={onToggle}>
        {minimised ? <ChevronUp aria-hidden className="size-5" /> : <Minus aria-hidden className="size-5" />}
      </Button>
      <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

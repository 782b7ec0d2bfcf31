import { Button, EmptyState, StatusBadge } from "@thirtyfold/ui";
import type { ChatContact } from "./chair.ts";
import { ContactMark } from "./contact-mark.tsx";
import { LoadingMessages } from "./conversation/loading-messages.tsx";

type PaneWaitingProps = { contact: ChatContact; failed: boolean; onRetry: () => void };

/** Stands for a conversation whose code is on its way, or did not come. */
export function PaneWaiting({ contact, failed, onRetry }: PaneWaitingProps) {
  return (
    <>
      <div className="flex min-h-16 shrink-0 items-center gap-3.5 border-b border-line bg-surface px-5 py-2">
        <ContactMark contact={contact} lit size="sm" className="max-lg:hidden" />
        <h2 className="min-w-0 flex-1 text-h4">Chat with {contact.name}</h2>
        <StatusBadge status={failed ? "disconnected" : "connecting"} />
      </div>
      {failed ? (
        <EmptyState
          title="The chat could not be loaded"
          className="flex-1"
          action={
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          Check your connection, then try again.
        </EmptyState>
      ) : (
        <div className="flex min-h-0 flex-1 flex-col px-5 py-5 md:px-6">
          <LoadingMessages />
        </div>
      )}
    </>
  );
}

import { Button, EmptyState } from "@thirtyfold/ui";
import type { ChatContact } from "./identity.ts";

/** Shown until a contact is chosen (SPEC, "Chat demo"). Phones show the contacts alone. */
export function NoSelection() {
  return (
    <EmptyState level={2} title="No conversation selected" drawing="list" className="flex-1 max-md:hidden!">
      Choose a contact from the sidebar to start chatting
    </EmptyState>
  );
}

type PaneWaitingProps = { contact: ChatContact; failed: boolean; onRetry: () => void };

/** Shown while a conversation's code loads, or if it fails to. */
export function PaneWaiting({ contact, failed, onRetry }: PaneWaitingProps) {
  return (
    <>
      <WaitingHead name={contact.name} />
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
        <Connecting />
      )}
    </>
  );
}

/** In the HTML, for waiting-pane.inline.ts, which shows it with a contact's name before the application is there. */
export function EarlyWaiting() {
  return (
    <div hidden data-inline="waiting-pane" className="contents">
      <WaitingHead name="" />
      <Connecting />
    </div>
  );
}

function WaitingHead({ name }: { name: string }) {
  return (
    <div className="flex min-h-16 shrink-0 items-center border-b border-line bg-surface px-5 py-2">
      <h2 className="text-h4" suppressHydrationWarning>
        {`Chat with ${name}`}
      </h2>
    </div>
  );
}

function Connecting() {
  return (
    <p role="status" className="m-auto text-ui text-fg-3">
      Connecting...
    </p>
  );
}

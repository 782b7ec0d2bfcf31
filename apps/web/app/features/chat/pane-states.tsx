import { Button, EmptyState } from "@thirtyfold/ui";
import { BackToContacts } from "./back-to-contacts.tsx";
import type { ChatContact } from "./identity.ts";

type PaneWaitingProps = { contact: ChatContact; failed: boolean; onRetry: () => void; onBack: () => void };

/** Shown while a conversation's code loads, or if it fails to. */
export function PaneWaiting({ contact, failed, onRetry, onBack }: PaneWaitingProps) {
  return (
    <>
      <WaitingHead name={contact.name} onBack={onBack} />
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

/** In the HTML for waiting-pane.inline.ts, which shows it with a contact's name before the application has loaded. */
export function EarlyWaiting() {
  return (
    <div hidden data-inline="waiting-pane" className="contents">
      <WaitingHead name="" />
      <Connecting />
    </div>
  );
}

function WaitingHead({ name, onBack }: { name: string; onBack?: () => void }) {
  return (
    <div className="flex min-h-16 shrink-0 items-center gap-2 border-b border-line bg-surface p-2 md:px-5">
      <BackToContacts onBack={onBack} />
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

import type { RoomSnapshot } from "@thirtyfold/realtime-protocol/client";
import { Button } from "@thirtyfold/ui";

/**
 * Above the oldest message that is there. Scrolling close to it fetches the page before; the button is for those who do
 * not scroll, and for the time after a failure. It keeps its height while it is busy, so that nothing moves.
 */
export function OlderMessages({ snapshot, onOlder }: { snapshot: RoomSnapshot; onOlder: () => void }) {
  if (!snapshot.hasOlder) return null;
  return (
    <Button variant="ghost" size="sm" busy={snapshot.loadingOlder} onClick={onOlder} className="mx-auto">
      Load older messages
    </Button>
  );
}

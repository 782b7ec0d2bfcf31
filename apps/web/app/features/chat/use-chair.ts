import { isUserId } from "@thirtyfold/realtime-protocol";
import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { onDeviceChange } from "../../lib/device-changes.ts";
import { type Chair, chairOf } from "./chair.ts";
import { useGuests } from "./guests.ts";
import { hostId, visitorId } from "./own-ids.ts";

/** What the chat reads of who is signed in. */
export type ChatUser = Readonly<{ id: string }>;

/**
 * From which side the page chats; undefined until it is alive, because the HTML knows neither the visitor nor the whole
 * address. A signed-in user comes before the visitor of the device, if the id is one that rooms can have.
 */
export function useChair(user: ChatUser | null): Chair | undefined {
  const { search, hash } = useLocation();
  const guests = useGuests();
  const visitor = useOwnId(visitorId);
  const host = useOwnId(hostId);
  return useMemo(() => {
    if (visitor === undefined || host === undefined) return undefined;
    const id = user !== null && isUserId(user.id) ? user.id : visitor;
    return chairOf({ search, hash, user: id, host, guests });
  }, [search, hash, user, visitor, host, guests]);
}

function useOwnId(read: () => string): string | undefined {
  return useSyncExternalStore(onDeviceChange, read, () => undefined);
}

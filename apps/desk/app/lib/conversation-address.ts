import { type Path, useLocation } from "react-router";

/**
 * The address of a conversation. Its room's id grants entry, so it is in the fragment, which no server or other page
 * sees.
 */
export const conversationAt = (roomId: string, search = ""): Path => ({
  pathname: "/inbox",
  search,
  hash: `#${roomId}`,
});

/** The room id of the conversation in the address. */
export const useOpenRoomId = (): string | undefined => /^#([\w-]+_[\w-]+)$/.exec(useLocation().hash)?.[1];

/** The current form of an address or a path; an earlier form has the room's id in its path. */
export const withoutRoom = (address: string): string =>
  address.replace(/^((?:\/desk)?\/inbox)\/([\w-]+)(\?.*)?$/, "$1$3#$2");

/** Removes the room's id from the page's path before the page sends anything. */
export function leaveOldAddress(): void {
  const address = location.pathname + location.search;
  const now = withoutRoom(address);
  if (now !== address) history.replaceState(history.state, "", now);
}

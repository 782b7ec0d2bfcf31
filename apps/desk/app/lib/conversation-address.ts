import { type Path, useLocation } from "react-router";

/** Where a conversation stands. Its room's id is a right to enter: in the fragment no server and no other page is told it. */
export const conversationAt = (roomId: string, search = ""): Path => ({
  pathname: "/inbox",
  search,
  hash: `#${roomId}`,
});

/** The room of the conversation that the address names. */
export const useOpenRoomId = (): string | undefined => /^#([\w-]+_[\w-]+)$/.exec(useLocation().hash)?.[1];

/** An address or a path as it is now; an earlier one has the room's id in its path. */
export const withoutRoom = (address: string): string =>
  address.replace(/^((?:\/desk)?\/inbox)\/([\w-]+)(\?.*)?$/, "$1$3#$2");

/** Takes the room's id out of the page's path before anything is sent from there. */
export function leaveOldAddress(): void {
  const address = location.pathname + location.search;
  const now = withoutRoom(address);
  if (now !== address) history.replaceState(history.state, "", now);
}

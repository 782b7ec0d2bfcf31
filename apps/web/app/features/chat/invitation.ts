import { paths } from "../../paths.ts";

/** The two ids that form a room. */
export type Invitation = Readonly<{ guestId: string; hostId: string }>;

const mark = "#join=";

/** An invitation link. Both ids are only in the fragment, which browsers send to no server (CONTRACT, section 5). */
export function invitationLink(origin: string, { guestId, hostId }: Invitation): string {
  return `${origin}${paths.chat}${mark}${guestId}.${hostId}`;
}

/**
 * Returns undefined if there is no invitation or an invalid one: part of an id would lead to another room, the same id
 * twice to none.
 */
export function readInvitation(hash: string): Invitation | undefined {
  const [, guestId, host] = /^#join=([\da-f]{32})\.([\da-f]{32})\b/.exec(hash) ?? [];
  return guestId && host && guestId !== host ? { guestId, hostId: host } : undefined;
}

/** Whether the fragment was an invitation that lost a part, for example where a mail breaks a line. */
export const isBrokenInvitation = (hash: string): boolean => /^#join\b/.test(hash) && !readInvitation(hash);

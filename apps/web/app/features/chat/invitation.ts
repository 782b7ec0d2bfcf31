import { paths } from "../../paths.ts";

/** The two ids that make a room. */
export type Invitation = Readonly<{ guestId: string; hostId: string }>;

const mark = "#join=";

/** An invitation link. Both ids are in the fragment only, which browsers send to no server (CONTRACT, section 5). */
export function invitationLink(origin: string, { guestId, hostId }: Invitation): string {
  return `${origin}${paths.chat}${mark}${guestId}.${hostId}`;
}

/** Undefined if there is no invitation, or one that is none: a part of an id would lead into another room, one id twice into none. */
export function readInvitation(hash: string): Invitation | undefined {
  const [, guestId, host] = /^#join=([\da-f]{32})\.([\da-f]{32})\b/.exec(hash) ?? [];
  return guestId && host && guestId !== host ? { guestId, hostId: host } : undefined;
}

/** Whether this was an invitation before a part of it was lost, as where a mail breaks a line. */
export const isBrokenInvitation = (hash: string): boolean => /^#join\b/.test(hash) && !readInvitation(hash);

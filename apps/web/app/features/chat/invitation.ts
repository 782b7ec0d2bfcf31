import { isUserId } from "@thirtyfold/realtime-protocol";
import { paths } from "../../paths.ts";

/** Two ids that make one room: who is invited, and who invites. */
export type Invitation = Readonly<{ guestId: string; hostId: string }>;

const mark = "#join=";

/**
 * The link that lets one person in. Both ids stand in the fragment only, which browsers send to no server (CONTRACT,
 * section 5).
 */
export function invitationLink(origin: string, { guestId, hostId }: Invitation): string {
  return `${origin}${paths.chat}${mark}${guestId}.${hostId}`;
}

/** The invitation of an address; undefined where there is none, or one that is cut off. */
export function readInvitation(hash: string): Invitation | undefined {
  if (!hash.startsWith(mark)) return undefined;
  const [guestId = "", host = "", ...rest] = hash.slice(mark.length).split(".");
  const whole = rest.length === 0 && isUserId(guestId) && isUserId(host) && guestId !== host;
  return whole ? { guestId, hostId: host } : undefined;
}

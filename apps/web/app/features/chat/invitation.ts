import { isUserId } from "@thirtyfold/realtime-protocol";
import { paths } from "../../paths.ts";

/** The two ids that make a room. */
export type Invitation = Readonly<{ guestId: string; hostId: string }>;

const mark = "#join=";

/** An invitation link. Both ids are in the fragment only, which browsers send to no server (CONTRACT, section 5). */
export function invitationLink(origin: string, { guestId, hostId }: Invitation): string {
  return `${origin}${paths.chat}${mark}${guestId}.${hostId}`;
}

/** Undefined if there is no invitation, or a truncated one. */
export function readInvitation(hash: string): Invitation | undefined {
  if (!hash.startsWith(mark)) return undefined;
  const [guestId = "", host = "", ...rest] = hash.slice(mark.length).split(".");
  const whole = rest.length === 0 && isUserId(guestId) && isUserId(host) && guestId !== host;
  return whole ? { guestId, hostId: host } : undefined;
}

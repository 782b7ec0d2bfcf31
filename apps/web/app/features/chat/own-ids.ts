import { isUserId } from "@thirtyfold/realtime-protocol";
import { randomId } from "../../lib/random-id.ts";
import { readFromDevice, writeToDevice } from "./device-storage.ts";

/** Stands in where the browser keeps nothing: the ids then live as long as the page. */
const unkept = new Map<string, string>();

/** Who this browser is for the contacts of the site. Made at the first visit and kept. */
export const visitorId = () => ownId("chat-visitor");

/**
 * Who this browser is for the people it invites: another id, because whoever knows the first one could enter the rooms
 * with the contacts of the site, whose ids are no secret.
 */
export const hostId = () => ownId("chat-host");

/** A room's id made of it can't be guessed (CONTRACT, section 5). */
function ownId(key: string): string {
  const kept = readFromDevice(key);
  if (kept !== undefined && isUserId(kept)) return kept;
  const made = unkept.get(key) ?? randomId();
  unkept.set(key, made);
  writeToDevice(key, made);
  return made;
}

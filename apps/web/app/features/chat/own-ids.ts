import { isUserId } from "@thirtyfold/realtime-protocol";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { readFromDevice, writeToDevice } from "./device-storage.ts";

/** Used where the browser keeps nothing: the ids then live as long as the page. */
const unstored = new Map<string, string>();

/** Where the device keeps {@link visitorId}. */
export const visitorKey = "chat-visitor";

/** This browser's id for the site's contacts, kept from the first visit on. */
export const visitorId = () => ownId(visitorKey);

/** For guests. A separate id, because whoever knows the other one could enter rooms with the site's contacts. */
export const hostId = () => ownId("chat-host");

/** Random, so that a room's id can't be guessed (CONTRACT, section 5). */
function ownId(key: string): string {
  const kept = readFromDevice(key);
  if (kept !== undefined && isUserId(kept)) return kept;
  const made = unstored.get(key) ?? randomId();
  unstored.set(key, made);
  writeToDevice(key, made);
  return made;
}

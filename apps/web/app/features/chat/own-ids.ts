import { isUserId } from "@thirtyfold/realtime-protocol";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { readFromDevice, writeToDevice } from "./device-storage.ts";

/** Used if the browser stores nothing: the ids then last as long as the page. */
const unstored = new Map<string, string>();

/** The key under which the device keeps {@link visitorId}. */
export const visitorKey = "chat-visitor";

/** This browser's id for the site's contacts, kept from the first visit. */
export const visitorId = () => ownId(visitorKey);

/** For guests. A separate id, because anyone who knows the other one could enter rooms with the site's contacts. */
export const hostId = () => ownId("chat-host");

/** A random id, so that a room's id cannot be guessed (CONTRACT, section 5). */
function ownId(key: string): string {
  const kept = readFromDevice(key);
  if (kept !== undefined && isUserId(kept)) return kept;
  const made = unstored.get(key) ?? randomId();
  unstored.set(key, made);
  writeToDevice(key, made);
  return made;
}

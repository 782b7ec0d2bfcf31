import { isUserId } from "@thirtyfold/realtime-protocol";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { useSyncExternalStore } from "react";
import { notifyDeviceChange, onDeviceChange } from "../../lib/device-changes.ts";
import { readFromDevice, writeToDevice } from "./device-storage.ts";

/** A guest invited from this device. `number` tells guests apart: "Guest 2". */
export type Guest = Readonly<{ id: string; number: number }>;

/** A socket may hold 16 rooms (CONTRACT, section 6), and the list of guests should fit on a screen. */
export const mostGuests = 8;

const key = "chat-guests";
const none: readonly Guest[] = [];
let read: Readonly<{ text: string | undefined; guests: readonly Guest[] }> = { text: undefined, guests: none };
/** Used if the browser stores nothing. */
let unstored: string | undefined;

/** This device's guests, including changes made in other tabs. */
export function useGuests(): readonly Guest[] {
  return useSyncExternalStore(onDeviceChange, readGuests, () => none);
}

/** Adds a guest with a new id and the next number. Returns undefined if there are already {@link mostGuests}. */
export function inviteGuest(): Guest | undefined {
  const guests = readGuests();
  if (guests.length >= mostGuests) return undefined;
  const guest = { id: randomId(), number: Math.max(0, ...guests.map(({ number }) => number)) + 1 };
  keep([...guests, guest]);
  return guest;
}

/** Removes a guest from the list. The link keeps working and the messages stay on the server. */
export function removeGuest(id: string): void {
  keep(readGuests().filter((guest) => guest.id !== id));
}

export function restoreGuest(guest: Guest): void {
  const others = readGuests().filter(({ id }) => id !== guest.id);
  keep([...others, guest].toSorted((one, other) => one.number - other.number));
}

function keep(guests: readonly Guest[]): void {
  const text = JSON.stringify(guests);
  unstored = writeToDevice(key, text) ? undefined : text;
  notifyDeviceChange();
}

/** Returns the same array until its content changes, as React requires. */
function readGuests(): readonly Guest[] {
  const text = unstored ?? readFromDevice(key);
  if (text !== read.text) read = { text, guests: guestsOf(text) };
  return read.guests;
}

function guestsOf(text = "[]"): readonly Guest[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isGuest) : none;
  } catch {
    return none;
  }
}

function isGuest(value: unknown): value is Guest {
  if (typeof value !== "object" || value === null || !("id" in value) || !("number" in value)) return false;
  return typeof value.id === "string" && isUserId(value.id) && Number.isSafeInteger(value.number);
}

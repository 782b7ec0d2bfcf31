import { socketLimits } from "./limits.ts";

/** A user id: 1 to 64 letters, digits and hyphens (CONTRACT, section 5). */
const userId = `[A-Za-z0-9-]{1,${socketLimits.idCharacters}}`;
export const userIdPattern = new RegExp(`^${userId}$`);

/** Two user ids. A pattern cannot check that they differ and are sorted. */
export const roomIdPattern = new RegExp(`^${userId}_${userId}$`);

/** The two people of a room, in the order of its id. */
export type RoomMembers = readonly [first: string, second: string];

/** Whether a text has 1 to 64 letters, digits and hyphens. */
export function isUserId(value: string): boolean {
  return userIdPattern.test(value);
}

/**
 * The id of two people's room: their ids in code unit order, joined with `_`, at most 129 characters. Equal for both of
 * them. Throws a `RangeError` for an invalid id, and for a room of one.
 */
export function roomIdOf(one: string, other: string): string {
  if (!isUserId(one) || !isUserId(other)) throw new RangeError("A user id has 1 to 64 letters, digits or hyphens");
  if (one === other) throw new RangeError("A room has two different people");
  // Not localeCompare: every browser and server must sort the same way.
  return one < other ? `${one}_${other}` : `${other}_${one}`;
}

/** The two people of a room; undefined if the text is not a room id, such as one in the wrong order. */
export function roomMembers(roomId: string): RoomMembers | undefined {
  const [first = "", second = "", ...rest] = roomId.split("_");
  if (rest.length > 0 || !isUserId(first) || !isUserId(second) || first >= second) return undefined;
  return [first, second];
}

/** Whether a text is a valid room id of two people. */
export function isRoomId(value: string): boolean {
  return roomMembers(value) !== undefined;
}

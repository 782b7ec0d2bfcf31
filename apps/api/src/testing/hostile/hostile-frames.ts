import type { Chance } from "./chance.ts";
import { hostileBytes, hostileText, hostileValue } from "./hostile-values.ts";
import { type RawFrame, rawFrame } from "./raw-socket.ts";

const text = (value: unknown): RawFrame => ({ opcode: 1, payload: Buffer.from(JSON.stringify(value) ?? "null") });

/** A valid frame, of rooms shared by some others in the proof, now and then with a wrong field. */
function wellKnown(by: Chance): RawFrame {
  const [userId, other] = [`ann${by.whole(40)}`, by.maybe(0.2) ? "sales" : `ben${by.whole(40)}`];
  const roomId = `${userId}_${other}`;
  // The desk writes as the contact.
  const self = by.maybe(0.2) ? other : userId;
  const message = {
    id: by.maybe(0.3) ? "same" : `m${by.whole(1e9)}`,
    content: by.maybe(0.5) ? "Hello" : hostileText(by),
    senderId: self,
    timestamp: new Date(0).toISOString(),
    roomId,
    read: false,
  };
  const frame: Record<string, unknown> = by.pick<Record<string, unknown>>([
    { type: "subscribe", roomId, userId: self },
    { type: "unsubscribe", roomId },
    { type: "typing", roomId, userId: self },
    { type: "watch_desk", ...(by.maybe(0.5) && { roomId }), writing: by.maybe(0.5), away: by.maybe(0.5) },
    { type: "unwatch_desk" },
    { type: "new_message", roomId, message },
    { type: "message", content: hostileText(by) },
    { type: "ping" },
    { type: "pong" },
    { type: hostileText(by), roomId },
  ]);
  const [first = "type", ...others] = Object.keys(frame);
  return text(by.maybe(0.2) ? { ...frame, [by.pick([first, ...others])]: hostileValue(by) } : frame);
}

/** The bytes of one frame, or of one message in fragments; most are not what a client would send. */
export function hostileFrame(by: Chance): Buffer[] {
  const bytes = () => Buffer.from(hostileText(by)).subarray(0, 125);
  const kinds: [() => RawFrame[], ...(() => RawFrame[])[]] = [
    () => [wellKnown(by)],
    () => [wellKnown(by)],
    () => [text(hostileValue(by))],
    () => [{ opcode: 1, payload: hostileBytes(by).subarray(0, 40_000) }],
    () => {
      const { payload } = wellKnown(by);
      const parts = 2 + by.whole(20);
      const size = Math.ceil(payload.length / parts);
      return Array.from({ length: parts }, (_, n) => ({
        opcode: n === 0 ? 1 : 0,
        fin: n === parts - 1,
        payload: payload.subarray(n * size, (n + 1) * size),
      }));
    },
    () => [{ opcode: 2, payload: hostileBytes(by).subarray(0, 2000) }],
    () => [{ opcode: 9, payload: bytes() }],
    () => [{ opcode: 10, payload: bytes() }],
    () => [{ opcode: 9, payload: Buffer.alloc(200) }],
    () => [{ opcode: 8, payload: Buffer.from([by.whole(256), by.whole(256), ...bytes()].slice(0, 125)) }],
    () => [{ opcode: 0, payload: bytes() }],
    () => [{ opcode: 1, fin: false, payload: bytes() }, wellKnown(by)],
    () => [{ opcode: 3 + by.whole(5), payload: bytes() }],
    () => [{ opcode: 1, reserved: 1 + by.whole(7), payload: bytes() }],
    () => [{ opcode: 1, masked: false, payload: bytes() }],
    () => [{ opcode: 1, length: by.pick([2 ** 40, 32 * 1024 + 1, 100]), payload: bytes() }],
    () => [{ opcode: 1, payload: Buffer.alloc(33_000, 0x61) }],
    () => Array.from({ length: 40 }, () => ({ opcode: 9, payload: Buffer.alloc(0) })),
    () => [text({ type: "message", content: "x".repeat(30_000) })],
  ];
  // Otherwise most sockets would end with their first frame.
  return (by.maybe(0.6) ? [wellKnown(by)] : by.pick(kinds)()).map(rawFrame);
}

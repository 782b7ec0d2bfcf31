import { decodeServerFrame, type ServerFrame } from "@thirtyfold/realtime-protocol";
import { expect, test } from "vitest";
import { pingFrames, textFrame } from "./text-frame.ts";

type Read = { opcode: number; payload: string };

/** Reads complete, unmasked frames (RFC 6455, section 5.2). */
function readFrames(bytes: Buffer): Read[] {
  if (bytes.length === 0) return [];
  expect((bytes[0] ?? 0) >> 4).toBe(0b1000);
  const short = bytes[1] ?? 0;
  const [head, length] = short < 126 ? [2, short] : [4, bytes.readUInt16BE(2)];
  const payload = bytes.subarray(head, head + length).toString();
  return [{ opcode: (bytes[0] ?? 0) & 0b1111, payload }, ...readFrames(bytes.subarray(head + length))];
}

test.each([1, 40, 41, 42, 43, 200, 4_000])("a message of %i characters is a single text frame", (length) => {
  const content = "\u6f22".repeat(length);
  const frame: ServerFrame = { type: "message", content, timestamp: "2026-11-21T12:00:00.000Z", fromServer: true };
  const [first, second, ...rest] = readFrames(Buffer.concat([textFrame(frame), textFrame(frame)]));
  expect(first?.opcode).toBe(1);
  expect(decodeServerFrame(first?.payload ?? "")).toEqual({ ok: true, frame });
  expect(second).toEqual(first);
  expect(rest).toEqual([]);
});

test("a frame has the length it declares, on both sides of the short form's limit", () => {
  const lengths = Array.from({ length: 40 }, (_, n) => {
    const [frame] = readFrames(textFrame({ type: "connection", clientId: "x".repeat(80 + n) }));
    return frame?.payload.length;
  });
  expect(lengths).toEqual(Array.from({ length: 40 }, (_, n) => 115 + n));
});

test("a ping is both a message and a protocol ping", () => {
  expect(readFrames(pingFrames)).toEqual([
    { opcode: 1, payload: '{"type":"ping"}' },
    { opcode: 9, payload: "" },
  ]);
});

import { describe, expect, it } from "vitest";
import {
  type ClientFrame,
  decodeClientFrame,
  decodeServerFrame,
  encodeFrame,
  errorCodes,
  type ServerFrame,
  socketLimits,
} from "./index.ts";

const timestamp = "2026-11-21T10:24:00.000Z";
const outgoing = {
  id: "m-1",
  content: "Good morning.",
  senderId: "visitor",
  timestamp,
  roomId: "support_visitor",
  read: false,
};
const stored = { ...outgoing, receiverId: "support", seq: 1 };

const clientFrames: ClientFrame[] = [
  { type: "subscribe", roomId: "support_visitor", userId: "visitor" },
  { type: "unsubscribe", roomId: "support_visitor" },
  { type: "new_message", roomId: "support_visitor", message: outgoing },
  { type: "typing", roomId: "support_visitor" },
  { type: "message", content: "Hello, server", timestamp },
];

const serverFrames: ServerFrame[] = [
  { type: "connection", clientId: "c-1" },
  { type: "subscription_confirmed", roomId: "support_visitor", seq: 0 },
  { type: "subscription_confirmed", roomId: "support_visitor", seq: 5, readUpTo: { visitor: 4, support: 5 } },
  { type: "chat_message", message: stored },
  { type: "messages_read", roomId: "support_visitor", readerId: "support" },
  { type: "messages_read", roomId: "support_visitor", readerId: "support", upTo: 4 },
  { type: "typing", roomId: "support_visitor", userId: "support" },
  { type: "message", content: "Hello, client", timestamp, fromServer: true },
  { type: "ping" },
  { type: "error", message: "Too many frames. Wait a second.", code: "rate_limited", id: "m-1", retryAfter: 1 },
  { type: "error", message: "Only the room's two people may join it.", code: "forbidden", roomId: "support_visitor" },
];

function clientFailure(frame: unknown) {
  const decoded = decodeClientFrame(typeof frame === "string" ? frame : JSON.stringify(frame));
  return decoded.ok ? undefined : decoded.failure;
}

describe("frames", () => {
  it.each(clientFrames)("from the client survive a round trip unchanged: $type", (frame) => {
    expect(decodeClientFrame(encodeFrame(frame))).toEqual({ ok: true, frame });
  });

  it.each(serverFrames)("from the server survive a round trip unchanged: $type", (frame) => {
    expect(decodeServerFrame(encodeFrame(frame))).toEqual({ ok: true, frame });
  });

  it("drop unknown fields", () => {
    const decoded = decodeServerFrame('{"type":"ping","sentAt":5}');
    expect(decoded).toEqual({ ok: true, frame: { type: "ping" } });
  });

  it("accept only known error codes", () => {
    for (const code of errorCodes) {
      expect(decodeServerFrame(encodeFrame({ type: "error", message: "No.", code })).ok).toBe(true);
    }
    expect(decodeServerFrame('{"type":"error","message":"No.","code":"other"}').ok).toBe(false);
  });
});

describe("decoding rejects", () => {
  it("text that is not JSON, or has no type", () => {
    for (const text of ["", "{", "null", "5", "[]", '"subscribe"', "{}", '{"type":5}']) {
      expect(clientFailure(text)?.kind).toBe("unreadable");
    }
  });

  it("a type from a newer version as unknown, which receivers ignore", () => {
    expect(clientFailure({ type: "reaction", roomId: "support_visitor" })?.kind).toBe("unknown_type");
    expect(decodeServerFrame('{"type":"toString"}')).toMatchObject({ failure: { kind: "unknown_type" } });
  });

  it("a server frame sent by a client", () => {
    expect(clientFailure({ type: "chat_message", message: stored })?.kind).toBe("unknown_type");
  });

  it("invalid fields, naming the first one and the message's id", () => {
    expect(clientFailure({ type: "subscribe", roomId: "b_a", userId: "a" })).toEqual({
      kind: "invalid",
      detail: "roomId: Use two different user ids, sorted and joined with _",
    });
  });

  it.each(["", "  \n", "\u200b", " \u2060\ufeff\u00ad ", "\u3164\u115f\u1160\uffa0", "\u2800\u17b4\u17b5\u180e"])(
    "invisible content: %j",
    (content) => {
      const unseen = { type: "new_message", roomId: "support_visitor", message: { ...outgoing, content } };
      expect(clientFailure(unseen)).toEqual({
        kind: "invalid",
        detail: "message.content: Message content is required",
        id: "m-1",
      });
      expect(clientFailure({ type: "message", content, timestamp })?.kind).toBe("invalid");
    },
  );

  it("a typing notice without a room, or from the server without a user", () => {
    expect(clientFailure({ type: "typing" })?.kind).toBe("invalid");
    expect(decodeServerFrame('{"type":"typing","roomId":"support_visitor"}')).toMatchObject({
      failure: { kind: "invalid" },
    });
  });

  it("a message for a different room than its frame's", () => {
    const frame = { type: "new_message", roomId: "support_zoe", message: outgoing };
    expect(clientFailure(frame)).toMatchObject({ kind: "invalid", id: "m-1" });
  });

  it("text that storage refuses: U+0000, control characters, lone surrogates, more than 4,000 characters", () => {
    for (const content of ["a\u0000", "a\u001b", "a\u007f", "a\u0080", "a\u009f", "\ud800", "a".repeat(4001)]) {
      expect(clientFailure({ type: "message", content, timestamp })?.kind).toBe("invalid");
    }
    expect(
      decodeClientFrame(encodeFrame({ type: "message", content: `\t\n\u00a0${"é".repeat(3997)}`, timestamp })).ok,
    ).toBe(true);
  });

  it.each([
    ["a\r\nb\rc\n\rd", "a\nb\nc\n\nd"],
    [`a${"\r\n".repeat(3999)}`, `a${"\n".repeat(3999)}`],
  ])("but not CRLF or CR, which become newlines (%#)", (content, plain) => {
    const frame: ClientFrame = { type: "new_message", roomId: "support_visitor", message: { ...outgoing, content } };
    expect(decodeClientFrame(encodeFrame(frame))).toMatchObject({ frame: { message: { content: plain } } });
    const demo = decodeClientFrame(encodeFrame({ type: "message", content, timestamp }));
    expect(demo).toMatchObject({ frame: { content: plain } });
  });

  it("a frame over 32 KiB, counted in bytes", () => {
    const padding = (bytes: number) => `{"type":"ping","x":"${"é".repeat((bytes - 21) / 2)}"}`;
    const fits = padding(socketLimits.frameBytes - 1);
    expect(new TextEncoder().encode(fits).length).toBeLessThanOrEqual(socketLimits.frameBytes);
    expect(decodeServerFrame(fits).ok).toBe(true);
    expect(decodeServerFrame(padding(socketLimits.frameBytes + 3))).toMatchObject({ failure: { kind: "too_big" } });
  });
});

describe("a stored message", () => {
  it("is from one member of the room to the other", () => {
    for (const wrong of [{ receiverId: "visitor" }, { senderId: "eve" }, { receiverId: "eve" }, { seq: 0 }]) {
      const frame = { type: "chat_message", message: { ...stored, ...wrong } };
      expect(decodeServerFrame(JSON.stringify(frame))).toMatchObject({ failure: { kind: "invalid" } });
    }
  });
});

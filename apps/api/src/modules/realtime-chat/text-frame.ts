import { encodeFrame, type ServerFrame } from "@thirtyfold/realtime-protocol";

const finText = 0x81;
const finPing = 0x89;

/**
 * A message as the bytes of one WebSocket frame (RFC 6455, section 5.2). A server's frames are not masked, so that the
 * same bytes go to every subscriber: made once, however many there are. The longest message takes 13,000 bytes, so the
 * form for 64 KiB and more is left out.
 */
export function textFrame(frame: ServerFrame): Buffer {
  const text = encodeFrame(frame);
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : 4;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = finText;
  if (head === 2) {
    bytes[1] = length;
  } else {
    bytes[1] = 126;
    bytes.writeUInt16BE(length, 2);
  }
  bytes.write(text, head);
  return bytes;
}

/** What keeps a socket alive: the message for the client, and the protocol's own ping, which every WebSocket answers. */
export const pingFrames: Buffer = Buffer.concat([textFrame({ type: "ping" }), Buffer.from([finPing, 0])]);

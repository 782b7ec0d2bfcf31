import { encodeFrame, type ServerFrame } from "@thirtyfold/realtime-protocol";

const finText = 0x81;
const finPing = 0x89;

/** One unmasked text frame (RFC 6455, section 5.2), the same for all subscribers. At most 64 KiB. */
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

/** Keep-alive: the client's own ping message and the protocol's ping frame. */
export const pingFrames: Buffer = Buffer.concat([textFrame({ type: "ping" }), Buffer.from([finPing, 0])]);

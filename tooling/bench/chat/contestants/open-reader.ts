import { connect } from "node:net";

export type Subscribing = {
  port: number;
  path: string;
  /** Additional lines of the handshake. */
  headers?: string;
  /** The message to send once open, and a part of the expected answer. */
  hello?: { say: string; heard: string };
  /** The text before the content. */
  mark: string;
};

// One buffer for all: each read is handled before the next.
const shared = Buffer.allocUnsafe(1 << 16);
const none = Buffer.alloc(0);

/** A client's text frame with a zero mask, so that it contains the text unchanged (RFC 6455, section 5.2). */
function clientFrame(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), bytes]);
}

/** Offset of the end of the frame at `start`; beyond the bytes if it is incomplete. */
function frameEnd(bytes: Buffer, start: number): number {
  const length = (bytes[start + 1] ?? 0) & 0x7f;
  if (length < 126) return start + 2 + length;
  if (length === 127) throw new Error("A frame of 64 KiB or more");
  return bytes.length < start + 4 ? Number.POSITIVE_INFINITY : start + 4 + bytes.readUInt16BE(start + 2);
}

/**
 * Only finds the send times, without copies or objects: 500 of them share the machine with the server. Returns the
 * function that closes it. It answers no pings, so it lives less than a minute.
 */
async function openReader(subscribing: Subscribing, onSent: (sentAt: number) => void): Promise<() => void> {
  const { port, path, headers = "", hello, mark } = subscribing;
  const { promise: subscribed, resolve, reject } = Promise.withResolvers<void>();
  let isOpen = false;
  let rest: Buffer = none;

  const take = (bytes: Buffer, start: number, end: number) => {
    const at = bytes.indexOf(mark, start, "latin1");
    if (at >= 0 && at < end)
      onSent(Number.parseFloat(bytes.toString("latin1", at + mark.length, at + mark.length + 24)));
    else if (hello && bytes.toString("latin1", start, end).includes(hello.heard)) resolve();
  };
  const read = (piece: Buffer) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    let start = 0;
    if (!isOpen) {
      const head = bytes.indexOf("\r\n\r\n");
      isOpen = head >= 0;
      start = isOpen ? head + 4 : 0;
      if (isOpen && hello) socket.write(clientFrame(hello.say));
      else if (isOpen) resolve();
    }
    let end = isOpen ? frameEnd(bytes, start) : Number.POSITIVE_INFINITY;
    while (end <= bytes.length) {
      take(bytes, start, end);
      start = end;
      end = frameEnd(bytes, start);
    }
    rest = start < bytes.length ? Buffer.from(bytes.subarray(start)) : none;
  };
  const callback = (length: number) => {
    read(shared.subarray(0, length));
    return true;
  };
  const socket = connect({ port, host: "127.0.0.1", noDelay: true, onread: { buffer: shared, callback } });
  socket.once("error", reject);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n${headers}\r\n`,
  );
  await subscribed;
  return () => socket.destroy();
}

/** Opens readers one after another; returns the function that closes all. */
export async function openReaders(
  count: number,
  subscribing: (number: number) => Subscribing,
  onSent: (sentAt: number) => void,
): Promise<() => void> {
  const closes: (() => void)[] = [];
  while (closes.length < count) closes.push(await openReader(subscribing(closes.length), onSent));
  return () => {
    for (const close of closes) close();
  };
}

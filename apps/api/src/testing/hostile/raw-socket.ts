import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A frame with its faults: `opcode` may be one of RFC 6455, or none of them. */
export type RawFrame = {
  opcode: number;
  payload: Buffer;
  fin?: boolean;
  reserved?: number;
  masked?: boolean;
  length?: number;
};

/**
 * Opens a WebSocket without a client that would follow the rules, as the visitor of an address or as a person with a
 * cookie; also returns the status.
 */
export async function openRawSocket(
  address: string,
  visitor: string,
  cookie?: string,
): Promise<{ socket: Socket; status: number }> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  const key = randomBytes(16).toString("base64");
  const headers = ["host: localhost", "connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13"];
  const more = [`sec-websocket-key: ${key}`, `x-forwarded-for: ${visitor}`, ...(cookie ? [`cookie: ${cookie}`] : [])];
  socket.write(`GET /ws HTTP/1.1\r\n${[...headers, ...more].join("\r\n")}\r\n\r\n`);
  const [first] = (await once(socket, "data", { signal: AbortSignal.timeout(40_000) })) as [Buffer];
  return { socket, status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first.toString("latin1"))?.[1] ?? 0) };
}

/** The bytes of a frame, including its faults. */
export function rawFrame({
  opcode,
  payload,
  fin = true,
  reserved = 0,
  masked = true,
  length = payload.length,
}: RawFrame): Buffer {
  const head = [(fin ? 0x80 : 0) | (reserved << 4) | opcode];
  const mask = masked ? 0x80 : 0;
  if (length < 126) head.push(mask | length);
  else if (length < 65_536) head.push(mask | 126, length >> 8, length & 0xff);
  else {
    const long = Buffer.alloc(8);
    long.writeBigUInt64BE(BigInt(length));
    head.push(mask | 127, ...long);
  }
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([Buffer.from(head), Buffer.alloc(masked ? 4 : 0), payload]);
}

import { once } from "node:events";
import { type ClientFrame, decodeServerFrame, encodeFrame, type ServerFrame } from "@thirtyfold/realtime-protocol";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";

type FrameOf<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;

/** A client of `/ws` that records everything it receives. */
export type TestSocket = {
  readonly socket: WebSocket;
  /** Everything received, in order. */
  readonly frames: readonly ServerFrame[];
  /** All frames of a type received so far. */
  all<Type extends ServerFrame["type"]>(type: Type): FrameOf<Type>[];
  /** The next frame of a type that this has not returned yet. */
  next<Type extends ServerFrame["type"]>(type: Type): Promise<FrameOf<Type>>;
  send(frame: ClientFrame): void;
  /** Subscribes and returns the confirmation. */
  subscribe(roomId: string, userId: string): Promise<FrameOf<"subscription_confirmed">>;
  /** The code and reason with which the server closed the socket. */
  closed: Promise<{ code: number; reason: string }>;
};

function collect(socket: WebSocket) {
  const frames: ServerFrame[] = [];
  const given = new Map<ServerFrame["type"], number>();
  const waiting = new Set<() => void>();
  socket.on("message", (data) => {
    const decoded = decodeServerFrame(Buffer.isBuffer(data) ? data.toString() : "");
    if (!decoded.ok) throw new Error(`The server sent what is no frame: ${decoded.failure.detail}`);
    frames.push(decoded.frame);
    for (const look of waiting) look();
  });
  const all = <Type extends ServerFrame["type"]>(type: Type) =>
    frames.filter((frame): frame is FrameOf<Type> => frame.type === type);
  const next = async <Type extends ServerFrame["type"]>(type: Type): Promise<FrameOf<Type>> => {
    const index = given.get(type) ?? 0;
    given.set(type, index + 1);
    const { promise, resolve } = Promise.withResolvers<FrameOf<Type>>();
    const look = () => {
      const frame = all(type)[index];
      if (frame) resolve(frame);
    };
    waiting.add(look);
    look();
    return promise.finally(() => waiting.delete(look));
  };
  return { frames, all, next };
}

/** Opens a socket at the server's address and waits for its greeting; it is terminated when the test has ended. */
export async function connectSocket(address: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws`, { headers, perMessageDeflate: false });
  onTestFinished(() => socket.terminate());
  const collected = collect(socket);
  const closed = once(socket, "close").then(([code, reason]) => ({ code: Number(code), reason: String(reason) }));
  // A refused one rejects below.
  closed.catch(() => undefined);
  await once(socket, "open");
  const send = (frame: ClientFrame) => socket.send(encodeFrame(frame));
  await collected.next("connection");
  return {
    socket,
    ...collected,
    send,
    closed,
    async subscribe(roomId, userId) {
      const confirmed = collected.next("subscription_confirmed");
      send({ type: "subscribe", roomId, userId });
      return confirmed;
    },
  };
}

import type { Server } from "node:http";
import { Duplex } from "node:stream";

/** A connection with no operating system below it: everything written to it is discarded. */
class Line extends Duplex {
  readonly remoteAddress = "127.0.0.1";
  readonly #answered: () => void;

  constructor(answered: () => void) {
    super();
    this.#answered = answered;
  }

  override _read(): void {}

  // An answer is corked, so it arrives in one piece.
  override _writev(_chunks: unknown, done: () => void): void {
    done();
    this.#answered();
  }

  override _write(_chunk: unknown, _encoding: unknown, done: () => void): void {
    done();
    this.#answered();
  }
}

/** CPU microseconds per call, over `connections` kept-alive connections that all send at once. */
export async function microsecondsPerCall(
  server: Server,
  request: Buffer,
  { calls, connections }: { calls: number; connections: number },
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let rounds = Math.ceil(calls / connections);
  let open = 0;
  const ask = () => {
    open = lines.length;
    for (const line of lines) line.push(request);
  };
  const answered = () => {
    open -= 1;
    if (open > 0) return;
    rounds -= 1;
    if (rounds > 0) setImmediate(ask);
    else resolve();
  };
  const lines = Array.from({ length: connections }, () => new Line(answered));
  for (const line of lines) server.emit("connection", line);
  const before = process.cpuUsage();
  const asked = Math.ceil(calls / connections) * connections;
  ask();
  await promise;
  const { user, system } = process.cpuUsage(before);
  for (const line of lines) line.destroy();
  return (user + system) / asked;
}

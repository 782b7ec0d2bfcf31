import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy that forwards all bytes, and that can go silent without notice. */
export type TcpProxy = {
  /** Host and port to connect to. */
  host: string;
  /** Stops forwarding on existing connections; new ones work. */
  goHalfOpen(): void;
  /** Stops forwarding, on new connections as well; bytes sent in the meantime are forwarded on `resume`. */
  pause(): void;
  resume(): void;
  /** The connection that next forwards this text goes silent after it: the response does not arrive. */
  swallowAnswerTo(text: string): void;
};

type Pair = { near: Socket; far: Socket; silent: boolean };

/** Forwards connections to `target`, a host and port, until the test has ended. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const [host, port] = target.split(":");
  const pairs = new Set<Pair>();
  let paused = false;
  let swallowed: string | undefined;
  const carry = (pair: Pair, from: Socket, to: Socket) => {
    from.on("data", (chunk) => {
      if (pair.silent) return;
      to.write(chunk);
      if (swallowed === undefined || from !== pair.near || !chunk.includes(swallowed)) return;
      pair.silent = true;
      swallowed = undefined;
    });
    from.on("close", () => {
      if (pair.silent) return;
      pairs.delete(pair);
      to.destroy();
    });
    from.on("error", () => undefined);
    if (paused) from.pause();
  };
  const server = createServer((near) => {
    const far = connect({ host, port: Number(port) });
    const pair: Pair = { near, far, silent: false };
    pairs.add(pair);
    carry(pair, near, far);
    carry(pair, far, near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
  });
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    goHalfOpen() {
      for (const pair of pairs) pair.silent = true;
    },
    pause() {
      paused = true;
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.pause();
    },
    resume() {
      paused = false;
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.resume();
    },
    swallowAnswerTo(text) {
      swallowed = text;
    },
  };
}

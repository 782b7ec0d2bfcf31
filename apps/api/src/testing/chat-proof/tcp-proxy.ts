import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way through which all bytes go, and which can fall silent without anybody being told. */
export type TcpProxy = {
  /** Host and port to connect to. */
  host: string;
  /** From now on nothing passes over the connections that there are; new ones work. */
  goHalfOpen(): void;
  /** Nothing passes, over new connections neither; what was sent meanwhile passes with `resume`. */
  pause(): void;
  resume(): void;
  /** The connection over which this text passes next falls silent behind it: the answer does not come. */
  swallowAnswerTo(text: string): void;
};

type Pair = { near: Socket; far: Socket; silent: boolean };

/** Passes connections on to `target`, a host and port, until the test has ended. */
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

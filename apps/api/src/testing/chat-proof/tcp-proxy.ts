import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A way through which all bytes go, and which can fall silent without anybody being told. */
export type TcpProxy = {
  /** Host and port to connect to. */
  host: string;
  /** From now on nothing passes over the connections that there are; new ones work. */
  goHalfOpen(): void;
};

/** Passes connections on to `target`, a host and port, until the test has ended. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const [host, port] = target.split(":");
  const pairs = new Set<readonly Socket[]>();
  const server = createServer((near) => {
    const far = connect({ host, port: Number(port) });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (chunk) => void (pairs.has(pair) && to.write(chunk)));
      from.on("close", () => void (pairs.has(pair) && to.destroy()));
      from.on("error", () => undefined);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const silent: (readonly Socket[])[] = [];
  onTestFinished(() => {
    server.close();
    for (const socket of [...pairs, ...silent].flat()) socket.destroy();
  });
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    goHalfOpen() {
      silent.push(...pairs);
      pairs.clear();
    },
  };
}

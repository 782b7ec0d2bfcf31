import { once } from "node:events";
import { WebSocket } from "ws";
import { startChild } from "../../child-server.ts";
import { type Contestant, deliveryOf } from "./contestant.ts";
import { openReaders } from "./open-reader.ts";

/** Forwards what it receives. `script` is one of `servers`. */
const broadcaster = (name: string, script: string): Contestant => ({
  name,
  async start() {
    const { port, cpu, stop } = await startChild(new URL(`../servers/${script}`, import.meta.url));
    const sender = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    await once(sender, "open");
    let seq = 0;
    const send = (content: string) => sender.send(deliveryOf(content, ++seq));
    const subscribing = { port, path: "/", mark: '"content":"' };
    return {
      open: async (subscribers, onSent) => ({
        burst: async (contents) => contents.forEach(send),
        send,
        leave: await openReaders(subscribers, () => subscribing, onSent),
      }),
      cpu,
      stop: async () => {
        sender.terminate();
        await stop();
      },
    };
  },
});

export const bareWs = broadcaster("bare ws", "bare-ws.ts");
/** Bare ws that stores first: shows the cost of the disk. */
export const storingWs = broadcaster("storing ws", "storing-ws.ts");

import { io } from "socket.io-client";
import { startChild } from "../../child-server.ts";
import { type Contestant, deliveryOf } from "./contestant.ts";
import { openReaders, type Subscribing } from "./open-reader.ts";

export const socketIo: Contestant = {
  name: "socket.io",
  async start() {
    const { port, cpu, stop } = await startChild(new URL("../servers/socket-io.ts", import.meta.url));
    const sender = io(`http://127.0.0.1:${port}`, { transports: ["websocket"], forceNew: true });
    await new Promise<void>((resolve) => {
      sender.once("connect", resolve);
    });
    let seq = 0;
    const send = (content: string) => void sender.emit("delivery", deliveryOf(content, ++seq));
    // 40 is Socket.IO's CONNECT packet. Messages are strings in a JSON list.
    const hello = { say: "40", heard: "40{" };
    const path = "/socket.io/?EIO=4&transport=websocket";
    const subscribing: Subscribing = { port, path, hello, mark: String.raw`\"content\":\"` };
    return {
      open: async (subscribers, onSent) => ({
        burst: async (contents) => contents.forEach(send),
        send,
        leave: await openReaders(subscribers, () => subscribing, onSent),
      }),
      cpu,
      stop: async () => {
        sender.disconnect();
        await stop();
      },
    };
  },
};

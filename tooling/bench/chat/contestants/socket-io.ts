import { io, type Socket } from "socket.io-client";
import { startChild } from "./child-server.ts";
import { type Contestant, contentOf, deliveryOf } from "./contestant.ts";

async function open(port: number): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ["websocket"], forceNew: true });
  await new Promise<void>((resolve) => {
    socket.once("connect", resolve);
  });
  return socket;
}

export const socketIo: Contestant = {
  name: "socket.io",
  async start() {
    const { port, cpu, stop } = await startChild("socket-io.ts");
    const sender = await open(port);
    const sockets = [sender];
    let seq = 0;
    const send = (content: string) => void sender.emit("delivery", deliveryOf(content, ++seq));
    return {
      async subscribe(onContent) {
        const socket = await open(port);
        sockets.push(socket);
        socket.on("delivery", (text: string) => onContent(contentOf(text) ?? ""));
      },
      burst: async (contents) => contents.forEach(send),
      send,
      cpu,
      stop: async () => {
        for (const socket of sockets) socket.disconnect();
        await stop();
      },
    };
  },
};

import { once } from "node:events";
import { WebSocket } from "ws";
import { startChild } from "./child-server.ts";
import { type Contestant, contentOf, deliveryOf } from "./contestant.ts";

async function open(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  await once(socket, "open");
  return socket;
}

export const bareWs: Contestant = {
  name: "bare ws",
  async start() {
    const { port, cpu, stop } = await startChild("bare-ws.ts");
    const sender = await open(port);
    const sockets = [sender];
    let seq = 0;
    const send = (content: string) => sender.send(deliveryOf(content, ++seq));
    return {
      async subscribe(onContent) {
        const socket = await open(port);
        sockets.push(socket);
        socket.on("message", (data: Buffer) => {
          const content = contentOf(data.toString());
          if (content !== undefined) onContent(content);
        });
      },
      burst: async (contents) => contents.forEach(send),
      send,
      cpu,
      stop: async () => {
        for (const socket of sockets) socket.terminate();
        await stop();
      },
    };
  },
};

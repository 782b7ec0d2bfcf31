import { once } from "node:events";
import { WebSocket } from "ws";
import { startApi } from "../start-api.ts";
import { type Contestant, contentOf, people } from "./contestant.ts";

const { ann, ben, roomId } = people;
/** An address may have 100 sockets. */
const socketsAnAddress = 50;

export const thirtyfold: Contestant = {
  name: "Thirtyfold",
  async start() {
    const api = await startApi();
    const sockets: WebSocket[] = [];
    const open = async (userId: string): Promise<WebSocket> => {
      const headers = { "x-forwarded-for": `10.0.0.${Math.floor(sockets.length / socketsAnAddress)}` };
      const socket = new WebSocket(`${api.address.replace("http", "ws")}/ws`, { headers, perMessageDeflate: false });
      sockets.push(socket);
      await once(socket, "open");
      const confirmed = new Promise<void>((resolve) => {
        socket.on("message", (data: Buffer) => {
          if (data.includes("subscription_confirmed")) resolve();
        });
      });
      socket.send(JSON.stringify({ type: "subscribe", roomId, userId }));
      await confirmed;
      return socket;
    };
    const sender = await open(ann);
    return {
      async subscribe(onContent) {
        const socket = await open(ben);
        socket.on("message", (data: Buffer) => {
          const content = contentOf(data.toString());
          if (content !== undefined) onContent(content);
        });
      },
      burst: async (contents) => {
        await Promise.all(
          contents.map(async (content) => api.post({ content, senderId: ann, receiverId: ben, roomId })),
        );
      },
      send: (content) => {
        const timestamp = new Date().toISOString();
        const message = { id: crypto.randomUUID(), content, senderId: ann, timestamp, roomId, read: false };
        sender.send(JSON.stringify({ type: "new_message", roomId, message }));
      },
      cpu: api.cpu,
      stop: async () => {
        for (const socket of sockets) socket.terminate();
        await api.stop();
      },
    };
  },
};

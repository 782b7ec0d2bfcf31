import { once } from "node:events";
import { WebSocket } from "ws";
import { startApi } from "../../start-api.ts";
import { type Contestant, people } from "./contestant.ts";
import { openReaders } from "./open-reader.ts";

const { ann, ben, roomId } = people;
/** Half of an address's limit. */
const socketsAnAddress = 50;

const subscribe = (userId: string) => JSON.stringify({ type: "subscribe", roomId, userId });

async function openSender(address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { perMessageDeflate: false });
  await once(socket, "open");
  const confirmed = new Promise<void>((resolve) => {
    socket.on("message", (data: Buffer) => {
      if (data.includes("subscription_confirmed")) resolve();
    });
  });
  socket.send(subscribe(ann));
  await confirmed;
  return socket;
}

export const thirtyfold: Contestant = {
  name: "Thirtyfold",
  async start() {
    const api = await startApi();
    const sender = await openSender(api.address);
    const subscribing = (number: number) => ({
      port: Number(new URL(api.address).port),
      path: "/ws",
      headers: `X-Forwarded-For: 10.0.0.${Math.floor(number / socketsAnAddress)}\r\n`,
      hello: { say: subscribe(ben), heard: "subscription_confirmed" },
      mark: '"content":"',
    });
    return {
      open: async (subscribers, onSent) => ({
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
        leave: await openReaders(subscribers, subscribing, onSent),
      }),
      cpu: api.cpu,
      stop: async () => {
        sender.terminate();
        await api.stop();
      },
    };
  },
};

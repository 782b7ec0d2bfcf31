import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { percentile } from "../percentile.ts";
import { startApi } from "../start-api.ts";

const seconds = 5;
const senders = 32;

/** Messages stored per second on SQLite, and milliseconds until each was answered. */
export type Storing = { perSecond: number; p50: number; p99: number };

/** 32 people, each in a separate room, send one message after another by POST. */
export async function measureStoring(): Promise<Storing> {
  const api = await startApi();
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  const sender = async (number: number) => {
    const [senderId, receiverId] = [`sender-${number}`, `receiver-${number}`];
    const roomId = roomIdOf(senderId, receiverId);
    while (performance.now() < until) {
      const startedAt = performance.now();
      await api.post({ content: "x".repeat(80), senderId, receiverId, roomId });
      latencies.push(performance.now() - startedAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: senders }, async (_, number) => sender(number)));
  } finally {
    await api.stop();
  }
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

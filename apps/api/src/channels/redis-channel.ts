import type { Redis } from "ioredis";
import type { Channel, ChannelListener } from "./channel.ts";

const name = "thirtyfold:chat";
const heartbeatMs = 5_000;
const answerMs = 2_000;

/** Publishes through `redis` and subscribes on a second connection, which is pinged every 5 seconds. */
export function openRedisChannel(redis: Redis, listener: ChannelListener): Channel {
  const subscriber = redis.duplicate({ commandTimeout: answerMs, autoResubscribe: false });
  let up = false;
  const down = () => {
    if (up) listener.onDown();
    up = false;
  };
  const listen = async () => {
    try {
      await subscriber.subscribe(name);
      up = true;
      listener.onUp();
    } catch {
      subscriber.disconnect(true);
    }
  };
  subscriber.on("ready", () => void listen());
  subscriber.on("close", down);
  // The rate limits' connection already logs that Redis is away.
  subscriber.on("error", () => {});
  subscriber.on("message", (_channel, text) => listener.onText(text));
  const beat = setInterval(() => {
    if (up) subscriber.ping().catch(() => subscriber.disconnect(true));
  }, heartbeatMs);
  return {
    async publish(text) {
      await redis.publish(name, text);
    },
    async close() {
      clearInterval(beat);
      subscriber.disconnect();
    },
  };
}

import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../storage/open-storage.ts";
import { temporaryDirectory } from "../../testing/build-test-app.ts";
import { newPair, postMessage } from "../../testing/chat-calls.ts";
import { ChatInstance } from "../../testing/chat-proof/chat-instance.ts";
import { MemoryBus } from "../../testing/chat-proof/memory-bus.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { until } from "../../testing/until.ts";

test.for([
  ["the same instance", 0],
  ["another instance", 1],
] as const)(
  "a message whose instance died before delivering it is delivered when sent again, to %s",
  async ([, place]) => {
    const storage = await openStorage({ dataDir: await temporaryDirectory() });
    onTestFinished(async () => storage.close());
    const bus = new MemoryBus();
    const connected = [new ChatInstance(storage, bus.open), new ChatInstance(storage, bus.open)];
    const silent = new ChatInstance(storage);
    await Promise.all([...connected, silent].map(async (instance) => instance.start()));
    onTestFinished(
      async () => void (await Promise.all([...connected, silent].map(async (instance) => instance.kill()))),
    );
    const pair = newPair();
    const ben = await connectSocket(`http://${connected[0]?.host}`);
    await ben.subscribe(pair.roomId, pair.ben);

    const id = randomUUID();
    const { message } = await postMessage(`http://${silent.host}`, pair, "Is anybody told?", id);
    await silent.kill();
    await until(async () => {
      const again = await postMessage(`http://${connected[place]?.host}`, pair, "Is anybody told?", id);
      expect(again).toEqual({ status: 200, message });
      expect(ben.all("chat_message")).toEqual([{ type: "chat_message", message }]);
    });
  },
);

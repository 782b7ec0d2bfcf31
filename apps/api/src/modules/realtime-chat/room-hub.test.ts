import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { newPair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { EndOfTurn } from "./end-of-turn.ts";
import { MessageWriter } from "./message-writer.ts";
import { RoomHub } from "./room-hub.ts";

/** A database that goes away. */
class Breakable implements KyselyPlugin {
  away = false;

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.away) throw new Error("The database is away");
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

describeDatabases("a room that can't be read", (storage) => {
  test("is tried again once a second, however many hints come of it, and then has all", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { db } = storage();
    const breakable = new Breakable();
    const warn = vi.fn<() => void>();
    const endOfTurn = new EndOfTurn();
    const hub = new RoomHub({ db: db.withPlugin(breakable), log: { warn }, endOfTurn, onDelivered: () => {} });
    const { ann, ben, roomId } = newPair();
    const got: string[] = [];
    await hub.subscribe(roomId, { userId: ben, begin: () => {}, send: (frames) => void got.push(frames.toString()) });
    await new MessageWriter(db).store({ id: "m", roomId, senderId: ann, content: "late" });
    breakable.away = true;
    for (let hint = 0; hint < 50; hint += 1) {
      hub.apply({ roomId, seq: 1 });
      await new Promise(setImmediate);
    }
    expect(warn).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(warn).toHaveBeenCalledTimes(2);
    breakable.away = false;
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(got.join("")).toContain('"content":"late"'));
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

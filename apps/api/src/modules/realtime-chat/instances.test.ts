import { Client } from "pg";
import { expect, test, vi } from "vitest";
import { listMessages, markRead, messageFrame, newPair, postMessage } from "../../testing/chat-calls.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { describeDeployments } from "../../testing/describe-deployments.ts";
import { until } from "../../testing/until.ts";

/** Cuts the connections on which instances listen to each other. */
async function endListeners(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  // Other tests and proofs have databases on the same server.
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'thirtyfold chat' and datname = current_database()`);
  await client.end();
}

const channelUp = async (address: string) =>
  /^chat_channel_up (\d)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

describeDeployments("a room", (deployment, { instances, redis: hasRedis }) => {
  test("delivers every message to every subscriber once, in the order of seq, whichever instance it is sent to", async () => {
    const { one, other } = deployment();
    const pair = newPair();
    const swapped = { ...pair, ann: pair.ben, ben: pair.ann };
    const [ann, ben] = await Promise.all([connectSocket(one), connectSocket(other)]);
    await Promise.all([ann.subscribe(pair.roomId, pair.ann), ben.subscribe(pair.roomId, pair.ben)]);
    const each = 12;
    for (const n of numbers(each)) {
      ann.send(messageFrame(pair, `socket ${n}`));
      ben.send(messageFrame(swapped, `socket ${n}`));
    }
    await Promise.all(
      numbers(each).flatMap((n) => [postMessage(one, pair, `${n}`), postMessage(other, swapped, `${n}`)]),
    );
    for (const { all } of [ann, ben]) {
      await vi.waitFor(() => expect(all("chat_message")).toHaveLength(each * 4), 10_000);
      expect(all("chat_message").map(({ message }) => message.seq)).toEqual(numbers(each * 4));
    }
    const stored = await listMessages(one, pair.roomId);
    expect(ben.all("chat_message").map(({ message }) => message)).toEqual(stored);
    expect(ann.all("error")).toEqual([]);
  });

  test("stores and delivers a message once when it arrives by POST and by socket simultaneously", async () => {
    const { one, other } = deployment();
    const pair = newPair();
    const [ann, ben] = await Promise.all([connectSocket(one), connectSocket(other)]);
    await Promise.all([ann.subscribe(pair.roomId, pair.ann), ben.subscribe(pair.roomId, pair.ben)]);
    const rounds = 10;
    for (const n of numbers(rounds)) {
      ann.send(messageFrame(pair, `${n}`, `m-${n}`));
      const answers = await Promise.all(
        [one, other].map(async (address) => postMessage(address, pair, `${n}`, `m-${n}`)),
      );
      expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
      expect(new Set(answers.map(({ message }) => message.seq)).size).toBe(1);
    }
    await postMessage(other, pair, "last");
    for (const { all } of [ann, ben]) {
      await vi.waitFor(() => expect(all("chat_message").at(-1)?.message.content).toBe("last"), 10_000);
      expect(all("chat_message").map(({ message }) => message.seq)).toEqual(numbers(rounds + 1));
    }
    expect(await listMessages(other, pair.roomId)).toHaveLength(rounds + 1);
  });

  test("starts a subscription after a message and omits none from there", async () => {
    const { one, other } = deployment();
    const pair = newPair();
    const posting = (async () => {
      for (const n of numbers(30)) await postMessage(one, pair, `${n}`);
    })();
    const latecomers = await Promise.all(
      numbers(6).map(async (n) => {
        const socket = await connectSocket(n % 2 === 0 ? one : other);
        return { socket, since: (await socket.subscribe(pair.roomId, pair.ben)).seq };
      }),
    );
    await posting;
    for (const { socket, since } of latecomers) {
      const all = () => socket.all("chat_message").map(({ message }) => message.seq);
      await vi.waitFor(() => expect(all().at(-1) ?? since).toBe(30), 10_000);
      expect(all()).toEqual(numbers(30 - since, since + 1));
    }
  });

  test("tells both people, on any instance, who has read and who is typing", async () => {
    const { one, other } = deployment();
    const pair = newPair();
    const [ann, ben] = await Promise.all([connectSocket(one), connectSocket(other)]);
    await Promise.all([ann.subscribe(pair.roomId, pair.ann), ben.subscribe(pair.roomId, pair.ben)]);
    await postMessage(one, pair, "Are you there?");
    await ben.next("chat_message");
    ben.send({ type: "typing", roomId: pair.roomId });
    expect(await ann.next("typing")).toEqual({ type: "typing", roomId: pair.roomId, userId: pair.ben });
    expect(await markRead(other, pair.roomId, pair.ben)).toBe(1);
    const read = { type: "messages_read", roomId: pair.roomId, readerId: pair.ben, upTo: 1 };
    expect(await ann.next("messages_read")).toEqual(read);
    expect(await ben.next("messages_read")).toEqual(read);
    expect(await markRead(one, pair.roomId, pair.ben)).toBe(0);
    expect((await listMessages(one, pair.roomId))[0]?.read).toBe(true);
    expect(ben.all("typing")).toEqual([]);
  });

  test("tells new subscribers how far each has read, and does not repeat a repeated reading", async () => {
    const { one, other } = deployment();
    const pair = newPair();
    const ann = await connectSocket(one);
    await ann.subscribe(pair.roomId, pair.ann);
    for (const n of numbers(3)) await postMessage(one, pair, `${n}`);
    for (const upTo of [1, 2, 1, 2]) await markRead(other, pair.roomId, pair.ben, upTo);
    await vi.waitFor(() => expect(ann.all("messages_read").at(-1)?.upTo).toBe(2), 10_000);
    const ben = await connectSocket(other);
    expect(await ben.subscribe(pair.roomId, pair.ben)).toMatchObject({ seq: 3, readUpTo: { [pair.ben]: 2 } });
    expect(await markRead(one, pair.roomId, pair.ben)).toBe(1);
    await vi.waitFor(() => expect(ben.all("messages_read").map(({ upTo }) => upTo)).toEqual([3]), 10_000);
    await vi.waitFor(() => expect(ann.all("messages_read").at(-1)?.upTo).toBe(3), 10_000);
    // Of two in immediate succession, the first may not be announced separately.
    expect(ann.all("messages_read").length).toBeLessThanOrEqual(3);
  });

  test("stores a contact's first messages once, however many open the room first", async () => {
    const { one, other } = deployment();
    const { ann } = newPair();
    const roomId = [ann, "sales"].toSorted().join("_");
    const looks = await Promise.all(numbers(8).map(async (n) => listMessages(n % 2 === 0 ? one : other, roomId)));
    for (const look of looks)
      expect(look.map(({ seq, read }) => [seq, read])).toEqual(numbers(5).map((n) => [n, false]));
    const socket = await connectSocket(other);
    expect((await socket.subscribe(roomId, ann)).seq).toBe(5);
    expect(await markRead(one, roomId, ann)).toBe(5);
  });

  if (instances === 1) return;

  test("loses nothing while the channel between instances is down, and recovers on its own", async () => {
    const { one, other, redis, database } = deployment();
    const pair = newPair();
    const [ann, ben] = await Promise.all([connectSocket(one), connectSocket(other)]);
    await Promise.all([ann.subscribe(pair.roomId, pair.ann), ben.subscribe(pair.roomId, pair.ben)]);
    const interrupt = redis ? async () => redis.crash() : async () => endListeners(database.databaseUrl ?? "");
    await interrupt();
    for (const n of numbers(5)) await postMessage(one, pair, `${n}`);
    await markRead(one, pair.roomId, pair.ben);
    await vi.waitFor(() => expect(ben.all("chat_message")).toHaveLength(5), 10_000);
    await vi.waitFor(() => expect(ben.all("messages_read")).not.toEqual([]), 10_000);
    await redis?.start();
    await vi.waitFor(
      () => {
        ann.send({ type: "typing", roomId: pair.roomId });
        expect(ben.all("typing")).not.toEqual([]);
      },
      { timeout: 20_000, interval: 500 },
    );
    for (const { all } of [ann, ben]) {
      expect(all("chat_message").map(({ message }) => message.seq)).toEqual(numbers(5));
    }
  });

  test("marks no message as read that its receiver lacks, although readings are looked up again", async () => {
    const { one, other, redis, database } = deployment();
    const pair = newPair();
    const swapped = { ...pair, ann: pair.ben, ben: pair.ann };
    const [ann, ben] = await Promise.all([connectSocket(one), connectSocket(other)]);
    await Promise.all([ann.subscribe(pair.roomId, pair.ann), ben.subscribe(pair.roomId, pair.ben)]);
    await postMessage(one, pair, "Are you there?");
    await ben.next("chat_message");
    await markRead(other, pair.roomId, pair.ben);
    await ann.next("messages_read");
    await postMessage(one, pair, "Still there?");
    await (redis ? redis.crash() : endListeners(database.databaseUrl ?? ""));
    // Each of these reaches Ann through a database check; by the second, everything from the first has been sent.
    for (const seq of [3, 4]) {
      await postMessage(other, swapped, `${seq}`);
      await vi.waitFor(() => expect(ann.all("chat_message").at(-1)?.message.seq).toBe(seq), 20_000);
    }
    await redis?.start();
    for (const { all } of [ann, ben]) {
      expect(all("messages_read").map(({ readerId, upTo }) => ({ readerId, upTo }))).toEqual([
        { readerId: pair.ben, upTo: 1 },
      ]);
    }
    expect((await listMessages(one, pair.roomId)).map(({ read }) => read)).toEqual([true, false, false, false]);
  });

  if (!hasRedis) return;

  test("loses nothing while the channel between instances hangs", async () => {
    const { one, other, redis } = deployment();
    const pair = newPair();
    const ben = await connectSocket(other);
    await ben.subscribe(pair.roomId, pair.ben);
    await until(async () => expect(await channelUp(one)).toBe("1"));
    redis?.freeze();
    for (const n of numbers(3)) expect((await postMessage(one, pair, `${n}`)).status).toBe(201);
    await vi.waitFor(() => expect(ben.all("chat_message")).toHaveLength(3), 20_000);
    await until(async () => expect(await channelUp(one)).toBe("0"));
    redis?.thaw();
    await postMessage(one, pair, "4");
    await vi.waitFor(
      () => expect(ben.all("chat_message").map(({ message }) => message.seq)).toEqual(numbers(4)),
      20_000,
    );
  });
});

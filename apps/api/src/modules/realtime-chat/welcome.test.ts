import { randomUUID } from "node:crypto";
import { roomIdOf, socketLimits } from "@thirtyfold/realtime-protocol";
import { expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { listMessages, postMessage } from "../../testing/chat-calls.ts";
import { connectSocket } from "../../testing/connect-socket.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { until } from "../../testing/until.ts";

describeDatabases("a contact's first messages", (storage) => {
  const start = async (env: Record<string, string> = {}) => {
    const app = await buildTestApp({ storage: storage(), env });
    return app.listen({ port: 0, host: "127.0.0.1" });
  };
  const stored = async () => {
    const count = async (table: "chat_rooms" | "chat_messages" | "chat_read_cursors") =>
      (await storage().db.selectFrom(table).selectAll().execute()).length;
    return [await count("chat_rooms"), await count("chat_messages"), await count("chat_read_cursors")];
  };
  const newRoom = () => {
    const visitor = randomUUID();
    return { visitor, roomId: roomIdOf(visitor, "sales") };
  };
  const markRead = async (address: string, roomId: string, readerId: string): Promise<unknown> => {
    const url = `${address}/api/realtime-chat/rooms/${roomId}/mark-read?readerId=${readerId}`;
    return (await fetch(url, { method: "POST" })).json();
  };

  test("are the same before and after somebody writes, and reading them stores nothing", async () => {
    const address = await start();
    const { visitor, roomId } = newRoom();
    const seqs = async (query = "") => (await listMessages(address, roomId, query)).map(({ seq }) => seq);
    const before = await listMessages(address, roomId);
    expect(before.map(({ seq, read, senderId }) => ({ seq, read, senderId }))).toEqual(
      [1, 2, 3, 4, 5].map((seq) => ({ seq, read: false, senderId: "sales" })),
    );
    const socket = await connectSocket(address);
    expect((await socket.subscribe(roomId, visitor)).seq).toBe(5);
    expect(await seqs("?limit=2")).toEqual([4, 5]);
    expect(await seqs("?after=3")).toEqual([4, 5]);
    expect(await seqs("?after=welcome-1&limit=2")).toEqual([2, 3]);
    expect(await seqs("?before=welcome-3")).toEqual([1, 2]);
    expect(await seqs("?after=5")).toEqual([]);
    const response = await fetch(`${address}/api/realtime-chat/rooms/${roomId}/messages?after=1&limit=2`);
    expect(response.headers.get("link")).toMatch(/before=2>; rel="prev", .*after=3>; rel="next"/);
    const unknown = await fetch(`${address}/api/realtime-chat/rooms/${roomId}/messages?after=nothing`);
    expect(unknown.status).toBe(400);
    expect(await stored()).toEqual([0, 0, 0]);

    await postMessage(address, { ann: visitor, ben: "sales", roomId }, "Hello");
    expect((await socket.next("chat_message")).message).toMatchObject({ content: "Hello", seq: 6 });
    const after = await listMessages(address, roomId);
    const shown = ({ id, content, seq, read }: (typeof before)[number]) => ({ id, content, seq, read });
    expect(after.slice(0, 5).map(shown)).toEqual(before.map(shown));
    // Dated the last full hour, so never newer than the messages that follow.
    expect(new Set(after.slice(0, 5).map(({ timestamp }) => timestamp.slice(13)))).toEqual(new Set([":00:00.000Z"]));
    expect(socket.all("chat_message")).toHaveLength(1);
    expect(await stored()).toEqual([1, 6, 0]);
  });

  test("stay read once they are, at the cost of one row", async () => {
    const address = await start();
    const { visitor, roomId } = newRoom();
    const socket = await connectSocket(address);
    await socket.subscribe(roomId, visitor);
    expect(await markRead(address, roomId, visitor)).toEqual({ updated: 5 });
    expect((await socket.next("messages_read")).readerId).toBe(visitor);
    expect(await markRead(address, roomId, visitor)).toEqual({ updated: 0 });
    expect((await listMessages(address, roomId)).every(({ read }) => read)).toBe(true);
    expect(await stored()).toEqual([0, 0, 1]);
    await postMessage(address, { ann: visitor, ben: "sales", roomId }, "Hello");
    expect((await listMessages(address, roomId)).map(({ read }) => read)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test("cost nothing in 300 made-up rooms, and only a limited number can be opened from an address", async () => {
    const open = async (address: string) => {
      const sockets = await Promise.all(Array.from({ length: 20 }, async () => connectSocket(address)));
      const count = (type: "subscription_confirmed" | "error") =>
        sockets.reduce((sum, socket) => sum + socket.all(type).length, 0);
      // One after the other: all at once, they would be refused as too slow on a busy machine.
      for (let rooms = 1; rooms <= socketLimits.roomsPerSocket; rooms += 1) {
        for (const socket of sockets) {
          const { visitor, roomId } = newRoom();
          socket.send({ type: "subscribe", roomId, userId: visitor });
        }
        await until(() => expect(count("subscription_confirmed") + count("error")).toBe(sockets.length * rooms));
      }
      return count("subscription_confirmed");
    };
    expect(await open(await start())).toBe(20 * 16);
    expect(await open(await start({ RATE_READ: "60" }))).toBe(60);
    expect(await stored()).toEqual([0, 0, 0]);
  });
});

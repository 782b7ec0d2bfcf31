import { type KyselyPlugin, type PluginTransformQueryArgs, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../storage/open-storage.ts";
import { proofSeed, proofSize, proved } from "../../testing/proof.ts";
import { postgres } from "../../testing/test-databases.ts";
import { EndOfTurn } from "./end-of-turn.ts";
import { MessageWriter } from "./message-writer.ts";
import { markRead } from "./reading-store.ts";
import { RoomHub } from "./room-hub.ts";

const instances = 10;
const rounds = 10;
const changedAtOnce = 50;
const rooms = proofSize("checks")("rooms");

const person = (side: "a" | "b", room: number) => `${side}${String(room).padStart(7, "0")}`;
const roomIdOf = (room: number) => `${person("a", room)}_${person("b", room)}`;

/** Counts one instance's statements. */
class Statements implements KyselyPlugin {
  count = 0;

  transformQuery({ node }: PluginTransformQueryArgs) {
    this.count += 1;
    return node;
  }

  async transformResult({ result }: Parameters<KyselyPlugin["transformResult"]>[0]) {
    return result;
  }
}

test.skipIf(postgres.missing !== undefined)(
  `what ${instances} instances look for costs with what changed, not with the rooms that have subscribers`,
  { timeout: 3_600_000 },
  async () => {
    const place = await postgres.make();
    onTestFinished(async () => postgres.remove(place));
    const { db, close } = await openStorage(place);
    onTestFinished(close);
    // In steps: on a busy machine, a single insert would exceed the statement timeout.
    for (let first = 1; first <= rooms; first += 5_000) {
      const pairs = sql`(
        select 'a' || lpad(n::text, 7, '0') as a, 'b' || lpad(n::text, 7, '0') as b
        from generate_series(${first}::int, ${Math.min(rooms, first + 4_999)}::int) n
      ) pairs`;
      await sql`
        insert into chat_rooms (id, created_at, last_seq) select a || '_' || b, 1, 1 from ${pairs}
      `.execute(db);
      await sql`
        insert into chat_messages (room_id, seq, id, sender_id, content, created_at)
        select a || '_' || b, 1, 'first', a, 'text', 1 from ${pairs}
      `.execute(db);
    }
    await sql`analyze`.execute(db);

    const notices: string[][] = Array.from({ length: rooms + 1 }, () => []);
    const hubs = Array.from({ length: instances }, () => {
      const statements = new Statements();
      const endOfTurn = new EndOfTurn();
      const log = { warn: (error: unknown) => expect.fail(String(error)) };
      const hub = new RoomHub({ db: db.withPlugin(statements), log, endOfTurn, onDelivered: () => {} });
      return { hub, statements };
    });
    const hubOf = (room: number) => hubs[room % instances]?.hub;
    const join = async (room: number) =>
      hubOf(room)?.subscribe(roomIdOf(room), {
        userId: person("a", room),
        begin: () => {},
        send: (frames) =>
          notices[room]?.push(
            ...[...frames.toString().matchAll(/"type":"chat_message".*?"seq":(\d+)|"upTo":(\d+)/g)].map(
              ([, seq, upTo]) => (seq === undefined ? `read ${upTo}` : `message ${seq}`),
            ),
          ),
      });
    // No more at once than can get a connection in time on a busy machine.
    for (let room = 1; room <= rooms; room += 20) {
      await Promise.all(Array.from({ length: Math.min(20, rooms - room + 1) }, async (_, n) => join(room + n)));
    }
    expect(hubs.reduce((sum, { hub }) => sum + hub.size, 0)).toBe(rooms);

    const check = async () => {
      for (const { statements } of hubs) statements.count = 0;
      const started = performance.now();
      await Promise.all(hubs.map(async ({ hub }) => hub.check()));
      const ms = performance.now() - started;
      // Rooms deliver their frames at the end of the turn.
      await new Promise(setImmediate);
      return { ms, statements: hubs.map(({ statements }) => statements.count) };
    };
    // Reads what was written when the rooms were created.
    await check();
    const idle = await check();
    expect(idle.statements).toEqual(hubs.map(() => 1));

    const writer = new MessageWriter(db);
    const expected: string[][] = notices.map(() => []);
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (let n = 0; n < changedAtOnce; n += 1) {
        const room = 1 + ((proofSeed + round * 7_919 + n * 37) % rooms);
        const [roomId, senderId] = [roomIdOf(room), person("b", room)];
        const { message } = await writer.store({ id: `${round}-${n}`, roomId, senderId, content: "text" });
        const { seq } = message;
        await markRead(db, { roomId, readerId: person("a", room), upTo: seq }, Date.now());
        expected[room]?.push(`message ${seq}`, `read ${seq}`);
      }
      const { ms, statements } = await check();
      times.push(ms);
      for (const count of statements) expect(count).toBeLessThanOrEqual(2);
    }
    expect(notices).toEqual(expected);
    const slowest = Math.ceil(Math.max(...times));
    proved(
      `${rooms} rooms with subscribers, ${instances} instances: 1 statement an instance and check, 2 where ${changedAtOnce} rooms changed, every change told; all ${instances} checks together took ${slowest} ms at most, ${Math.ceil(idle.ms)} ms where nothing changed`,
    );
  },
);

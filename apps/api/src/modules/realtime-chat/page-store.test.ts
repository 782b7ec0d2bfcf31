import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  sql,
} from "kysely";
import { expect, test } from "vitest";
import { isPostgres } from "../../storage/dialect.ts";
import { newPair } from "../../testing/chat-calls.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { MessageWriter } from "./message-writer.ts";
import { type PageQuery, readPage } from "./page-store.ts";

class Recorder implements KyselyPlugin {
  readonly queries: PluginTransformQueryArgs[] = [];

  transformQuery(query: PluginTransformQueryArgs) {
    this.queries.push(query);
    return query.node;
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}

describeDatabases("a page of a room", (storage) => {
  test("is bounded by a numeric id when the room has no such seq", async () => {
    const { db } = storage();
    const { ann, roomId } = newPair();
    const writer = new MessageWriter(db);
    const ids = ["1732900000001", "1732900000002", "1732900000003", "2"];
    for (const id of ids) await writer.store({ id, roomId, senderId: ann, content: "text" });
    const seqs = async (query: Partial<PageQuery>) =>
      (await readPage(db, roomId, { limit: 10, ...query })).messages.map(({ seq }) => seq);
    expect(await seqs({ after: 1732900000001 })).toEqual([2, 3, 4]);
    expect(await seqs({ before: 1732900000003 })).toEqual([1, 2]);
    expect(await seqs({ after: 2 })).toEqual([3, 4]);
    expect(await seqs({ after: 1732900000009 })).toEqual([]);
    expect(await seqs({ before: 1732900000009 })).toEqual([1, 2, 3, 4]);
  });

  test("finds its bounding message by an index, whoever sent it", async () => {
    const { db } = storage();
    const { ann, ben, roomId } = newPair();
    const writer = new MessageWriter(db);
    for (const senderId of [ann, ben]) await writer.store({ id: `of-${senderId}`, roomId, senderId, content: "text" });
    const recorder = new Recorder();
    const page = await readPage(db.withPlugin(recorder), roomId, { limit: 10, before: `of-${ben}` });
    expect(page.messages.map(({ seq }) => seq)).toEqual([1]);
    const compiled = recorder.queries.map(({ node, queryId }) => db.getExecutor().compileQuery(node, queryId));
    const search = compiled.find(({ parameters }) => parameters.includes(`of-${ben}`));
    if (!search) throw new Error("The message is not looked for.");
    const explain = isPostgres(db) ? "explain" : "explain query plan";
    const plan = await db.transaction().execute(async (trx) => {
      // For few rows PostgreSQL prefers a sequential scan, with or without an index.
      if (isPostgres(db)) await sql`set local enable_seqscan = off`.execute(trx);
      return trx.executeQuery(CompiledQuery.raw(`${explain} ${search.sql}`, [...search.parameters]));
    });
    const text = JSON.stringify(plan.rows);
    expect(text).toMatch(isPostgres(db) ? /Index Cond: .*sender_id/ : /room_id=\? AND sender_id=\? AND id=\?/);
  });
});

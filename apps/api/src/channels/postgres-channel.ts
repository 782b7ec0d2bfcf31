import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { Channel, ChannelListener } from "./channel.ts";

const name = "thirtyfold_chat";
const heartbeatMs = 5_000;
const answerMs = 4_000;
const retryMs = 1_000;

type Query = (text: string, values?: readonly unknown[]) => Promise<void>;

/** Runs one statement at a time, as `pg` requires. Once one fails, the rest do: the connection must be reopened. */
function inTurn(client: Client): Query {
  let last = Promise.resolve();
  return async (text, values = []) => {
    last = last.then(async () => void (await client.query(text, [...values])));
    return last;
  };
}

/** Detects a hung server or a lost network, neither of which reports an error. */
async function watch(client: Client, query: Query, signal: AbortSignal): Promise<void> {
  const end = () => "end" as const;
  const ended = once(client, "end", { signal }).then(end, end);
  for (;;) {
    const pause = wait(heartbeatMs, "beat" as const, { signal }).catch(end);
    if ((await Promise.race([pause, ended])) === "end") return;
    await query("select 1");
  }
}

/** Uses LISTEN and NOTIFY on its own connection, reopened every second because `pg` does not reconnect. */
export function openPostgresChannel(url: string, listener: ChannelListener): Channel {
  const closing = new AbortController();
  const { signal } = closing;
  let current: Query | undefined;

  async function serve(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: "thirtyfold chat",
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    // Its queries fail as well; without a listener the error would end the process.
    client.on("error", () => {});
    client.on("notification", ({ payload = "" }) => listener.onText(payload));
    try {
      await client.connect();
      await client.query(`listen ${name}`);
      const query = inTurn(client);
      current = query;
      listener.onUp();
      await watch(client, query, signal);
    } finally {
      if (current) listener.onDown();
      current = undefined;
      // Not awaited: a hung server would not respond.
      client.end().catch(() => undefined);
      if (!signal.aborted) client.connection.stream.destroy();
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await serve().catch(() => undefined);
      if (!signal.aborted) await wait(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  const done = run();
  return {
    async publish(text) {
      if (!current) throw new Error("The channel is away");
      await current("select pg_notify($1, $2)", [name, text]);
    },
    async close() {
      closing.abort();
      await done;
    },
  };
}

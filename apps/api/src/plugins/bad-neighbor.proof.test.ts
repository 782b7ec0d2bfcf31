import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setPriority } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text as readText } from "node:stream/consumers";
import { setInterval } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { adminToken } from "../testing/desk-calls.ts";
import { measured, metricOf } from "../testing/hostile/watch-server.ts";
import { application } from "../testing/job-application.ts";
import { multipart } from "../testing/multipart.ts";
import { proofSize, proved } from "../testing/proof.ts";
import { startServer } from "../testing/start-server.ts";
import { type DatabasePlace, postgres, sqlite } from "../testing/test-databases.ts";
import { until } from "../testing/until.ts";

const size = proofSize("bad-neighbor");
const MiB = 1024 * 1024;
const neighbor = { address: "127.0.0.2", entry: fileURLToPath(new URL("../testing/bad-neighbor.ts", import.meta.url)) };
const agent = new Agent({ keepAlive: true });

/** A call of the fair visitor: its status, whether it was refused because of event loop lag, and its duration in ms. */
type Answer = { what: string; status: number; shed: boolean; ms: number };

function launchNeighbor(port: string, ...more: string[]) {
  const args = ["--conditions=@thirtyfold/source", neighbor.entry, port, neighbor.address, ...more];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  return { child, output: () => output, ended: once(child, "close") };
}

async function databaseBytes({ dataDir, databaseUrl }: DatabasePlace): Promise<number> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, "thirtyfold.sqlite"), { readOnly: true });
    const pages = Number(database.prepare("pragma page_count").get()?.["page_count"]);
    database.close();
    return pages * 4_096;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
  await client.end();
  return Number(rows[0]?.bytes);
}

async function call(
  port: string,
  what: string,
  path: string,
  body?: { headers: Record<string, string>; payload: Buffer | string },
) {
  const begun = performance.now();
  const asked = request({
    host: "127.0.0.1",
    port,
    localAddress: "127.0.0.3",
    agent,
    path,
    method: body ? "POST" : "GET",
    headers: body?.headers ?? {},
  });
  asked.end(body?.payload);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const shed = (await readText(answer)).includes("too much to do right now");
  return { what, status: answer.statusCode ?? 0, shed, ms: performance.now() - begun };
}

/** Uses the site as people do, within its limits, and returns the outcome of every call. */
async function useSite(port: string, seconds: number): Promise<Answer[]> {
  const [ann, ben] = [randomUUID(), randomUUID()];
  const roomId = roomIdOf(ann, ben);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { localAddress: "127.0.0.3", perMessageDeflate: false });
  await once(socket, "open");
  let echoes = 0;
  const subscribed = Promise.withResolvers<void>();
  socket.on("message", (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : "";
    if (text.includes('"subscription_confirmed"')) subscribed.resolve();
    if (text.includes('"chat_message"')) echoes += 1;
  });
  socket.send(JSON.stringify({ type: "subscribe", roomId, userId: ann }));
  await subscribed.promise;
  const calls: Promise<Answer>[] = [];
  let sent = 0;
  const send = async () => {
    const payload = JSON.stringify({
      id: randomUUID(),
      content: `message ${sent++}`,
      senderId: ann,
      receiverId: ben,
      roomId,
    });
    return call(port, "send", "/api/realtime-chat/messages", {
      headers: { "content-type": "application/json" },
      payload,
    });
  };
  const apply = async () =>
    call(
      port,
      "apply",
      "/api/forms/applications",
      await multipart({ ...application, phone: randomUUID().slice(0, 20) }),
    );
  const ask = async () =>
    call(port, "ask", "/api/openai/chat", {
      headers: { "content-type": "application/json" },
      payload: JSON.stringify({ message: "What does an agent cost?", history: [] }),
    });
  const list = async () => call(port, "list", `/api/realtime-chat/rooms/${roomId}/messages`);
  let tick = 0;
  for await (const _ of setInterval(50)) {
    if (tick >= seconds * 20) break;
    calls.push(call(port, "health", "/healthz"));
    if (tick % 5 === 1) calls.push(list());
    if (tick % 25 === 2) calls.push(send());
    if (tick % 200 === 20) calls.push(apply());
    if (tick % 80 === 10) calls.push(ask());
    tick += 1;
  }
  const answers = await Promise.all(calls);
  await until(() => expect(echoes).toBe(answers.filter(({ what, shed }) => what === "send" && !shed).length));
  socket.terminate();
  return answers;
}

/** 99th percentile of times in ms; leaves out questions to the assistant, which take longer and are one call in 100. */
function p99(answers: readonly Answer[]): number {
  const quick = answers.filter(({ what }) => what !== "ask");
  const times = quick.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

for (const database of [sqlite, postgres]) {
  const seconds = size(database.name === "SQLite" ? "sqlite" : "postgres");
  const timesCount = seconds >= 60;
  test.skipIf(database.missing !== undefined || seconds === 0)(
    `on ${database.name}, an address that does all it may for ${seconds} s is in nobody's way`,
    { timeout: 600_000 },
    async () => {
      const place = await database.make();
      const env = {
        ...measured,
        AI_PROVIDER: "embedded",
        ADMIN_TOKEN: adminToken,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      };
      onTestFinished(async () => database.remove(place));
      const server = startServer(env);
      const address = await server.address;
      const { port } = new URL(address);
      const measure = async (visit: () => Promise<Answer[]>) => {
        const used = await metricOf(address, "process_cpu_seconds_total");
        const begun = performance.now();
        const answers = await visit();
        const took = (performance.now() - begun) / 1_000;
        const busy = ((await metricOf(address, "process_cpu_seconds_total")) - used) / took;
        return { answers, busy: (busy * 100).toFixed(0) };
      };
      // Spends the storage allowed at once after a long rest: only lasting growth is measured.
      await launchNeighbor(port, "spend").ended;
      // A freshly started server is slower.
      await useSite(port, seconds / 6);
      const alone = await measure(async () => useSite(port, seconds));
      const before = await databaseBytes(place);
      const attack = launchNeighbor(port);
      // Stands for another machine's work, which must not slow down the measurements on this one. A short run measures
      // no times.
      if (timesCount && attack.child.pid !== undefined) setPriority(attack.child.pid, 19);
      await Promise.race([once(attack.child.stdout, "data"), attack.ended]);
      const beside = await measure(async () => useSite(port, seconds));
      const grown = (await databaseBytes(place)) - before;
      await until(() => expect(attack.output()).toContain("429"));
      attack.child.kill("SIGTERM");
      await attack.ended;
      // A short run may be on a machine busy with other work, where the server rightly sheds calls.
      const refused = [...alone.answers, ...beside.answers].filter(
        ({ status, shed }) => status >= 300 && (timesCount || !shed),
      );
      expect(refused).toEqual([]);
      expect(beside.answers.filter(({ what }) => what === "apply").length).toBeGreaterThan(0);
      const asked = beside.answers.filter(({ what }) => what === "ask").map(({ ms }) => ms);
      expect(asked.length).toBeGreaterThan(0);
      expect(grown).toBeLessThan(MiB * Math.max(1, seconds / 60));
      const [quiet, busy] = [p99(alone.answers), p99(beside.answers)];
      console.log(attack.output());
      proved(
        `${seconds} s beside an address at its limit on ${database.name}: ${beside.answers.length} calls, none refused, ` +
          `p99 ${busy.toFixed(1)} ms after ${quiet.toFixed(1)} ms alone, server busy ${beside.busy} % of the time after ${alone.busy} %, ` +
          `the assistant's slowest answer ${Math.max(...asked).toFixed(0)} ms, database ${(grown / MiB).toFixed(2)} MiB larger`,
      );
      expect(busy).toBeLessThanOrEqual(timesCount ? 2 * quiet : Number.POSITIVE_INFINITY);
      server.signal("SIGTERM");
      await server.ended;
    },
  );
}

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startPostgres } from "@thirtyfold/run/servers";
import { type Api, startApi } from "../start-api.ts";
import { atPace, type Call, fullSpeed, type Latency } from "./paced.ts";
import { openRooms } from "./rooms.ts";

// What one small server carries: the built server as it runs, all limits per minute off. The callers are on the same machine.
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "10" }, rooms: { type: "string", default: "500" } },
});
const milliseconds = Number(values.seconds) * 1_000;
const rooms = Number(values.rooms);
const script = fileURLToPath(new URL("../../../apps/api/dist/server.js", import.meta.url));
const shares = [0.5, 0.8];

const person = (number: number) => ({ senderId: `a-${number % 200}`, receiverId: `b-${number % 200}` });
const calls: Readonly<Record<string, Call>> = {
  "a page": { method: "GET", path: "/about", status: 200 },
  "a room's messages": { method: "GET", path: "/api/realtime-chat/rooms/a-1_b-1/messages?limit=50", status: 200 },
  "a message": {
    method: "POST",
    path: "/api/realtime-chat/messages",
    status: 201,
    body: (number) => {
      const { senderId, receiverId } = person(number);
      return { senderId, receiverId, roomId: `${senderId}_${receiverId}`, content: `${number} ${"x".repeat(80)}` };
    },
  },
  "a lead": {
    method: "POST",
    path: "/api/forms/intake",
    status: 201,
    body: (number) => ({ name: "Ines Kallio", email: `visitor-${number}@example.com`, message: "x".repeat(200) }),
  },
  "a question": {
    method: "POST",
    path: "/api/openai/chat",
    status: 200,
    body: () => ({ message: "What does it cost?", history: [] }),
  },
};

const number = (value: number, digits = 0) => value.toFixed(digits);
const latency = ({ p50, p99 }: Latency) => `${number(p50, 1)} / ${number(p99, 1)}`;

async function numberOf(api: Api, name: string): Promise<number> {
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, "m").exec(await api.get("/metrics"))?.[1]);
}

async function memory(apis: readonly Api[]): Promise<string> {
  const bytes = await Promise.all(apis.map(async (api) => numberOf(api, "process_resident_memory_bytes")));
  return bytes.map((one) => number(one / 1e6)).join(" and ");
}

async function measure(title: string, apis: readonly Api[]): Promise<void> {
  const addresses = apis.map(({ address }) => address);
  console.log(`\n### ${title}\n\nMemory at the start: ${await memory(apis)} MB.\n`);
  console.log("| | most a second | at 50 %: p50 / p99 ms | at 80 %: p50 / p99 ms |\n| --- | --: | --: | --: |");
  for (const [name, call] of Object.entries(calls)) {
    // Once for what is compiled and read when it is first asked for.
    await fullSpeed(addresses, call, milliseconds / 10);
    const most = await fullSpeed(addresses, call, milliseconds);
    const paced: string[] = [];
    for (const share of shares) {
      paced.push(latency(await atPace(addresses, call, { perSecond: most * share, milliseconds })));
    }
    console.log(`| ${name} | ${number(most)} | ${paced.join(" | ")} |`);
  }
  const before = await memory(apis);
  const open = await openRooms(addresses, rooms);
  const perSecond = Math.min(rooms, 500);
  const talked = await open.talk({ perSecond, milliseconds });
  console.log(
    `\n${open.sockets} sockets in ${rooms} rooms, ${number(talked.perSecond)} messages a second between them: ${latency(talked)} ms ` +
      `(p50 / p99) from one person's socket to the other's. Memory before them ${before} MB, with them ${await memory(apis)} MB.`,
  );
  open.close();
}

async function run(title: string, count: number, env: Readonly<Record<string, string>>): Promise<void> {
  const apis = await Promise.all(
    Array.from({ length: count }, async () => startApi({ script, env: { RATE_FORMS: "0", ...env } })),
  );
  try {
    await measure(title, apis);
  } finally {
    await Promise.all(apis.map(async (api) => api.stop()));
  }
}

console.log(`${availableParallelism()} processors, ${values.seconds} s for each figure.`);
await run("SQLite, one instance", 1, {});
const postgres = await startPostgres({ durable: true });
try {
  for (const [count, title] of [
    [1, "PostgreSQL, one instance"],
    [2, "PostgreSQL, two instances"],
  ] as const) {
    await run(title, count, { DATABASE_URL: postgres.url });
  }
} finally {
  await postgres.stop();
}

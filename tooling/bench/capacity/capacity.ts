import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startPostgres } from "@thirtyfold/run/servers";
import type { QuestionSet } from "../../../packages/ai-prompts/src/evaluation.ts";
import { type Api, startApi } from "../start-api.ts";
import { atPace, type Call, fullSpeed, type Latency } from "./paced.ts";
import { openRooms } from "./rooms.ts";

// The capacity of one small server: the built server as it runs, with all per-minute limits off. The callers are on the
// same machine. It takes some 8 minutes: 60 times --seconds, plus startup. `--only="a question"` measures only that
// call.
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    rooms: { type: "string", default: "500" },
    only: { type: "string" },
  },
});
const milliseconds = Number(values.seconds) * 1_000;
const rooms = Number(values.rooms);
const script = fileURLToPath(new URL("../../../apps/api/dist/server.js", import.meta.url));
/** As the bundle's launcher starts it (`tooling/bundle/src/bundle-files.ts`): memory use differs without these. */
const launcher = { nodeOptions: ["--expose-gc"], env: { MALLOC_ARENA_MAX: "2" } };
const shares = [0.5, 0.8];

/** Some 600 different questions: the assistant does not read a repeated one again. */
const questions = [1, 2, 3, 4].flatMap((number) => {
  const name = number === 1 ? "development-set" : `development-set-${number}`;
  const file = new URL(`../../../packages/ai-prompts/evaluation/${name}.json`, import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  return (JSON.parse(readFileSync(file, "utf8")) as QuestionSet).questions.map(({ ask }) => ask);
});

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
    body: (number) => ({ message: questions[number % questions.length], history: [] }),
  },
};

const number = (value: number, digits = 0) => value.toFixed(digits);
const latency = ({ p50, p99 }: Latency) => `${number(p50, 1)} / ${number(p99, 1)}`;

async function numberOf(api: Api, name: string): Promise<number> {
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, "m").exec(await api.get("/metrics"))?.[1]);
}

async function memory(apis: readonly Api[]): Promise<string> {
  const bytes = await Promise.all(apis.map(async (api) => numberOf(api, "process_resident_memory_bytes")));
  return `${bytes.map((one) => number(one / 1e6)).join(" and ")} MB`;
}

/** A column of the table: the measurements, by row name. */
type Column = { title: string; cells: Record<string, string> };

async function measureCall(addresses: readonly string[], call: Call): Promise<string> {
  // A first run compiles and reads what the first request needs.
  await fullSpeed(addresses, call, milliseconds / 10);
  const most = await fullSpeed(addresses, call, milliseconds);
  const paced: string[] = [];
  for (const share of shares) {
    paced.push(latency(await atPace(addresses, call, { perSecond: most * share, milliseconds })));
  }
  return `${number(most)} a second; ${paced.join("; ")}`;
}

async function measure(title: string, apis: readonly Api[]): Promise<Column> {
  const addresses = apis.map(({ address }) => address);
  const cells: Record<string, string> = {};
  const note = (name: string, cell: string) => {
    cells[name] = cell;
    console.log(`${title}, ${name}: ${cell}`);
  };
  note("memory at the start", await memory(apis));
  for (const [name, call] of Object.entries(calls)) {
    if (values.only === undefined || values.only === name) note(name, await measureCall(addresses, call));
  }
  note("memory after that", await memory(apis));
  if (values.only !== undefined) return { title, cells };
  const open = await openRooms(addresses, rooms);
  const talked = await open.talk({ perSecond: Math.min(rooms, 500), milliseconds });
  const refused = talked.refused === 0 ? "" : `; ${talked.refused} refused, to be sent again`;
  note(
    `${open.sockets} sockets that talk`,
    `${number(talked.perSecond)} messages a second; ${latency(talked)}${refused}`,
  );
  note("memory with them", await memory(apis));
  open.close();
  return { title, cells };
}

/** A Markdown table for docs/operations.md. */
function table(columns: readonly Column[]): string {
  const names = Object.keys(columns[0]?.cells ?? {});
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    row(["", ...columns.map(({ title }) => title)]),
    row(["---", ...columns.map(() => "---")]),
    ...names.map((name) => row([name, ...columns.map(({ cells }) => cells[name] ?? "")])),
  ].join("\n");
}

async function run(title: string, count: number, env: Readonly<Record<string, string>>): Promise<Column> {
  const apis = await Promise.all(
    Array.from({ length: count }, async () =>
      startApi({ ...launcher, script, env: { ...launcher.env, RATE_FORMS: "0", ...env } }),
    ),
  );
  try {
    return await measure(title, apis);
  } finally {
    await Promise.all(apis.map(async (api) => api.stop()));
  }
}

const columns = [await run("SQLite, one instance", 1, {})];
const postgres = await startPostgres({ durable: true });
try {
  for (const [count, title] of [
    [1, "PostgreSQL, one instance"],
    [2, "PostgreSQL, two instances"],
  ] as const) {
    columns.push(await run(title, count, { DATABASE_URL: postgres.url }));
  }
} finally {
  await postgres.stop();
}
const day = new Date().toISOString().slice(0, 10);
console.log(
  `\n${day}, ${availableParallelism()} processors, Node.js ${process.versions.node}, ${values.seconds} s for each figure: the most that is answered in a second; half of ` +
    `the answers / 99 of 100 take less, in milliseconds, at 50 % of that; the same at 80 %.\n\n${table(columns)}`,
);

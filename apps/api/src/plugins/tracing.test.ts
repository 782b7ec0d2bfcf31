import type { FastifyInstance } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createProviders } from "../ai/create-providers.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";
import { buildTestApp } from "../testing/build-test-app.ts";
import { listMessages, messageFrame, newPair, postMessage } from "../testing/chat-calls.ts";
import { connectSocket } from "../testing/connect-socket.ts";
import { call, cookieOf } from "../testing/desk-calls.ts";
import { pdf } from "../testing/documents.ts";
import { startFakeOpenAi } from "../testing/fake-openai.ts";
import { intake, post } from "../testing/form-calls.ts";
import { inProcessWorker } from "../testing/in-process-worker.ts";
import { application, apply, file } from "../testing/job-application.ts";
import { postgres, sqlite } from "../testing/test-databases.ts";
import { until } from "../testing/until.ts";
import { startWebhookReceiver } from "../testing/webhook-receiver.ts";

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string() })),
});
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

/** Receives the exported spans; they are complete once the application is closed. */
async function startCollector() {
  const received = await startWebhookReceiver();
  received.answer = 200;
  const spans = () =>
    received.calls.flatMap(({ body }) =>
      exportSchema
        .parse(JSON.parse(body))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all)),
    );
  return { endpoint: new URL(received.url).origin, spans, text: () => received.calls.map(({ body }) => body).join() };
}

type Spans = z.output<typeof spanSchema>[];

/** The names on the path down to each span `last`, in traces whose root span is `first`. */
function wayTo(spans: Spans, first: string, last: string): string[][] {
  return spans
    .filter(({ name }) => name === last)
    .map((span) => {
      const way: Spans = [];
      for (let at: Spans[number] | undefined = span; at; ) {
        way.unshift(at);
        at = spans.find(({ spanId }) => spanId === at?.parentSpanId);
      }
      return way.map(({ name }) => name);
    })
    .filter(([root]) => root === first);
}

async function openTwo(endpoint: string) {
  const database = postgres.missing === undefined ? postgres : sqlite;
  const place = await database.make();
  onTestFinished(() => database.remove(place));
  const env = { ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }), OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const storage = await openStorage(place);
  onTestFinished(() => storage.close());
  const one = await buildTestApp({ storage, env });
  // In this process it shares the span exporter.
  const other = place.databaseUrl ? await buildTestApp({ storage, env: { DATABASE_URL: place.databaseUrl } }) : one;
  const [here, there] = [await one.listen({ port: 0 }), other === one ? undefined : await other.listen({ port: 0 })];
  return { one, here, there: there ?? here };
}

it("one trace leads from a sent message to the other person's screen, by call and by socket", async () => {
  const collector = await startCollector();
  const { one, here, there } = await openTwo(collector.endpoint);
  const pair = newPair();
  await postMessage(here, pair, "before anybody is there");
  const [ann, ben] = [await connectSocket(here), await connectSocket(there)];
  await ann.subscribe(pair.roomId, pair.ann);
  await ben.subscribe(pair.roomId, pair.ben);
  for (const number of [1, 2, 3]) {
    await postMessage(here, pair, `by call ${number}`);
    expect((await ben.next("chat_message")).message.content).toBe(`by call ${number}`);
    await ann.next("chat_message");
    ann.send(messageFrame(pair, `by socket ${number}`));
    expect((await ben.next("chat_message")).message.content).toBe(`by socket ${number}`);
    await ann.next("chat_message");
  }
  await listMessages(here, pair.roomId);
  await one.close();
  const spans = collector.spans();
  const traces = Map.groupBy(spans, ({ traceId }) => traceId);
  for (const first of ["POST /api/realtime-chat/messages", "frame new_message"]) {
    const ways = wayTo(spans, first, "fan-out").map((way) => way.join(" > "));
    expect(ways).toContain(`${first} > chat message > fan-out`);
    // One per instance, except for a message found by a read that was requested for another reason.
    const counts = [...traces.values()].map((own) => wayTo(own, first, "fan-out").length);
    expect(Math.max(...counts)).toBe(here === there ? 1 : 2);
  }
  const list = "GET /api/realtime-chat/rooms/:roomId/messages";
  const system = here === there ? "sqlite" : "postgresql";
  expect(wayTo(spans, list, `${system} select`)[0]).toEqual([list, `${system} select`]);
});

const adminToken = "private-admin-token";

/** Sends private data by agents, `useChat`, a file, a socket and the desk; returns the desk's secrets. */
async function sendByOtherRoads(app: FastifyInstance): Promise<string[]> {
  const text = "My private illness";
  const statuses: number[] = [];
  const tell = async (name: string, payload: object, headers = {}) => {
    const response = await call(app, name, headers, payload);
    statuses.push(response.statusCode);
    return response;
  };
  const agent = { accept: "application/json, text/event-stream" };
  const search = { name: "search", arguments: { query: text } };
  await tell("POST /mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: search }, agent);
  await tell("POST /api/openai/ui-chat", { messages: [{ role: "user", parts: [{ type: "text", text }] }] });
  const resume = file(pdf(text), "private.pdf");
  const { statusCode } = await apply(app, { ...application, resume, name: "Private", coverLetter: text });
  const room = { roomId: "private-ann_support", senderId: "private-ann", receiverId: "support" };
  await tell("POST /api/realtime-chat/messages", { ...room, content: text });
  const signedIn = await tell("POST /api/desk/session", { token: adminToken, name: "Private Owner" });
  const owner = cookieOf(signedIn);
  const conversation = `/api/desk/conversations/${room.roomId}`;
  await tell(`POST ${conversation}/messages`, { content: text }, owner);
  await tell(`POST ${conversation}/notes`, { content: text }, owner);
  expect([...statuses, statusCode]).toEqual([200, 200, 201, 204, 201, 201, 201]);

  const socket = await connectSocket(await app.listen({ port: 0, host: "127.0.0.1" }));
  const pair = { ann: "private-ann", ben: "private-ben", roomId: "private-ann_private-ben" };
  await socket.subscribe(pair.roomId, pair.ann);
  socket.send(messageFrame(pair, text));
  await socket.next("chat_message");
  socket.socket.send(JSON.stringify({ type: "new_message", roomId: "private-room", message: text }));
  await socket.next("error");
  return Object.values(owner).map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
}

it("a model call and a delivery are spans, and none contains personal data, whatever fails", async () => {
  const [collector, receiver, fake] = [await startCollector(), await startWebhookReceiver(), await startFakeOpenAi()];
  onTestFinished(() => fake.close());
  const place = await sqlite.make();
  onTestFinished(() => sqlite.remove(place));
  const storage = await openStorage(place);
  onTestFinished(() => storage.close());
  const { ai } = readSettings({ OPENAI_API_KEY: "sk-private-key", OPENAI_BASE_URL: fake.url });
  const providers = await createProviders(ai, { db: storage.db, worker: inProcessWorker });
  const webhook = {
    LEADS_WEBHOOK_URL: `${receiver.url}?token=private-token`,
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
  };
  const app = await buildTestApp({
    storage,
    ...providers,
    worker: inProcessWorker,
    env: { ...webhook, ADMIN_TOKEN: adminToken, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  });
  const ask = (message: string) =>
    app.inject({ method: "POST", url: "/api/openai/chat", payload: { message, history: [] } });
  expect((await ask("My private illness")).statusCode).toBe(200);
  const secrets = await sendByOtherRoads(app);
  fake.behave({ mode: "401" });
  expect((await ask("My private illness")).statusCode).toBeGreaterThanOrEqual(500);
  await post(app, "intake", { ...intake, email: "private@pellwater.example", message: "My private need" });
  const room = { roomId: "private-ann_private-ben", senderId: "private-ann", receiverId: "private-ben" };
  const payload = { ...room, content: "A private word" };
  await app.inject({ method: "POST", url: "/api/realtime-chat/messages", payload });
  await app.inject({
    url: "/api/admin/leads?email=private@pellwater.example",
    headers: { authorization: "Bearer private-admin-token", cookie: "session=private", referer: "http://a/?q=private" },
    remoteAddress: "198.51.100.77",
  });
  await app.inject("/private@pellwater.example/profile?q=private");
  await app.inject("/api/rooms/private-room");
  await until(() => expect(receiver.calls).toHaveLength(2));
  await app.close();
  const spans = collector.spans();
  const names = spans.map(({ name }) => name);
  expect(wayTo(spans, "POST /api/openai/chat", "model call")).toHaveLength(2);
  const roads = ["/mcp", "/api/openai/ui-chat", "/api/forms/applications", "/api/desk/conversations/:roomId/messages"];
  const others = ["outbox delivery", "sqlite insert", "GET /api/admin/leads", "frame new_message"];
  expect(names).toEqual(expect.arrayContaining([...others, ...roads.map((road) => `POST ${road}`)]));
  expect(names).not.toContain("GET /healthz");
  expect(spans.some(({ attributes }) => attributes.some(({ key }) => key === "error.type"))).toBe(true);
  expect(collector.text()).not.toMatch(/private|pellwater|illness|quillon|198\.51/i);
  for (const secret of secrets) expect(collector.text()).not.toContain(secret);
});

it("an application closes completely when the remaining spans can't be sent, and logs it", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const collector = await startWebhookReceiver();
  collector.answer = 400;
  const app = await buildTestApp({ logStream, env: { OTEL_EXPORTER_OTLP_ENDPOINT: new URL(collector.url).origin } });
  await app.inject("/openapi.json");
  await app.close();
  expect(collector.calls).not.toEqual([]);
  expect(lines.filter((line) => line.includes("traces could not be sent"))).toHaveLength(1);
});

it("no tracing code is loaded when no collector is configured", async () => {
  const app = await buildTestApp();
  expect(app.hasPlugin("tracing")).toBe(false);
});

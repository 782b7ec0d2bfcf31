import type { AddressInfo } from "node:net";
import { problemTypes } from "@thirtyfold/api-contract";
import { ApiError, type ClientOptions, calls, createClient, deskCalls } from "@thirtyfold/api-contract/client";
import { jobs } from "@thirtyfold/content";
import { roomCalls, roomIdOf } from "@thirtyfold/realtime-protocol";
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestAppOptions } from "./testing/build-test-app.ts";
import { adminToken } from "./testing/desk-calls.ts";
import { pdf } from "./testing/documents.ts";
import { intake } from "./testing/form-calls.ts";

/** The published client over real HTTP. */
async function connected(options: TestAppOptions = {}, more: ClientOptions = {}) {
  const app = await buildTestApp({ ...options, env: { ADMIN_TOKEN: adminToken, ...options.env } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return createClient({ ...calls, ...deskCalls, ...roomCalls }, { origin, ...more });
}

const asAdministrator = { authorization: `Bearer ${adminToken}` };

const application = () => ({
  name: "Adaeze Lindqvist",
  email: "adaeze@quillon.example",
  phone: "+1 555 0101",
  jobId: jobs[0]?.id ?? "",
  resume: new File([new Uint8Array(pdf())], "cv.pdf"),
});

const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe("the published client", () => {
  it("asks the assistant, in one piece and as a stream", async () => {
    const client = await connected();
    const body = { message: "What does an agent cost?" };
    const { message, kind } = await client.call("POST /api/openai/chat", { body });
    expect([message, kind]).toEqual([body.message, "conversation"]);
    const events = [];
    for await (const event of client.stream("POST /api/openai/chat", { body })) events.push(event);
    expect(events).toEqual([{ delta: body.message }, expect.objectContaining({ done: true, message: body.message })]);
  });

  it("sends forms, with a file and with a key, and reads them as an administrator", async () => {
    const client = await connected();
    const headers = { "idempotency-key": "one" };
    const { id } = await client.call("POST /api/forms/intake", { body: intake, headers });
    expect(await client.call("POST /api/forms/intake", { body: intake, headers })).toEqual({ id });
    const applied = await client.call("POST /api/forms/applications", { form: application() });
    const found = await client.call("GET /api/admin/leads", { query: { form: "intake" }, headers: asAdministrator });
    expect(found).toEqual([expect.objectContaining({ id, form: "intake" })]);
    const csv = await client.fetch("GET /api/admin/leads", { query: { format: "csv" }, headers: asAdministrator });
    expect(await csv.text()).toContain("Ines@Pellwater.example");
    const params = { id: applied.id };
    const resume = await client.fetch("GET /api/admin/leads/{id}/resume", { params, headers: asAdministrator });
    expect(Buffer.from(await resume.arrayBuffer())).toEqual(pdf());
    expect(await client.call("DELETE /api/admin/leads/{id}", { params, headers: asAdministrator })).toBeUndefined();
  });

  it("reads and writes rooms and tables", async () => {
    const client = await connected({}, { headers: asAdministrator });
    const roomId = roomIdOf("ann", "ben");
    const message = { roomId, senderId: "ann", receiverId: "ben", content: "Hello" };
    const sent = await client.call("POST /api/realtime-chat/messages", { body: message });
    const list = { params: { roomId }, query: { limit: 1 } };
    expect(await client.call("GET /api/realtime-chat/rooms/{roomId}/messages", list)).toEqual([sent]);
    const created = await client.call("POST /api/solutions", { body: { slug: "a-new-one", title: "A new one" } });
    const { pagination } = await client.call("GET /api/solutions", { query: { page: 1, limit: 2 } });
    expect([created.data.featured, pagination.limit]).toEqual([false, 2]);
  });

  it("signs in at the desk, and reads there where an applicant's visit started", async () => {
    const client = await connected();
    const body = { token: adminToken, name: "Ines Kallio" };
    const response = await client.fetch("POST /api/desk/session", { body });
    const cookie = response.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const { person } = await client.call("GET /api/desk/session", { headers: { cookie } });
    expect(person).toMatchObject({ name: "Ines Kallio", role: "owner" });
    const origin = { firstPage: "/careers", utm_source: "newsletter" };
    const { id } = await client.call("POST /api/forms/applications", { form: { ...application(), origin } });
    const lead = await client.call("GET /api/desk/leads/{id}", { params: { id }, headers: { cookie } });
    expect(lead.origin).toEqual(origin);
  });

  it("reports what was wrong, and when to retry", async () => {
    const client = await connected({ env: { RATE_AI: "1" } });
    const wrong = await refusalOf(client.call("POST /api/forms/intake", { body: { name: "", email: "x" } }));
    expect([wrong.status, wrong.problem?.type]).toEqual([400, problemTypes.validation]);
    expect(wrong.problem?.issues?.map(({ path }) => path)).toEqual(["name", "email"]);
    const ask = () => client.call("POST /api/openai/chat", { body: { message: "Hi" } });
    await ask();
    const often = await refusalOf(ask());
    expect([often.status, often.problem?.type]).toEqual([429, problemTypes.rateLimited]);
    expect(often.retryAfterMs).toBeGreaterThan(0);
    const stranger = await refusalOf(client.call("GET /api/admin/leads"));
    expect([stranger.status, stranger.message]).toEqual([401, stranger.problem?.detail]);
  });

  it("ends a call on a timeout, when its caller aborts, and for an unknown answer", async () => {
    const never: typeof fetch = async (_url, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init ?? {};
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
        if (signal?.aborted) reject(signal.reason as Error);
      });
    const slow = createClient(calls, { timeoutMs: 1, fetch: never });
    await expect(slow.call("GET /healthz")).rejects.toThrow(expect.objectContaining({ name: "TimeoutError" }));
    const left = AbortSignal.abort(new Error("left the page"));
    await expect(slow.call("GET /healthz", { signal: left })).rejects.toThrow("left the page");
    const other = createClient(calls, { fetch: async () => Response.json({ status: "odd" }) });
    await expect(other.call("GET /healthz")).rejects.toThrow(expect.objectContaining({ name: "$ZodError" }));
    const html = createClient(calls, { fetch: async () => new Response("<h1>", { status: 502 }) });
    expect(await refusalOf(html.call("GET /healthz"))).toMatchObject({ status: 502, problem: undefined });
  });

  it("replaces its own and the client's headers with those of the call, ignoring case", async () => {
    const sent: [string, string][] = [];
    const client = createClient(calls, {
      origin: "https://api.example",
      headers: { Authorization: "Bearer always", Accept: "application/json", "X-Kept": "kept" },
      fetch: async (url, init) => {
        sent.push(...new Request(url, init).headers);
        return new Response(null, { status: 204 });
      },
    });
    const headers = { authorization: "Bearer once", accept: "text/csv" };
    await client.fetch("DELETE /api/solutions/{id}", { params: { id: "one" }, headers });
    expect(sent).toEqual([
      ["accept", "text/csv"],
      ["authorization", "Bearer once"],
      ["x-kept", "kept"],
    ]);
  });

  it("requires every part of an address, and confuses none with another", async () => {
    const urls: string[] = [];
    const client = createClient(calls, {
      origin: "https://api.example/",
      fetch: async (url) => {
        urls.push(new Request(url).url);
        return new Response(null, { status: 204 });
      },
    });
    await client.call("DELETE /api/solutions/{id}", { params: { id: "../a b?c" } });
    expect(urls).toEqual(["https://api.example/api/solutions/..%2Fa%20b%3Fc"]);
    await expect(client.call("DELETE /api/solutions/{id}", { params: { id: "" } })).rejects.toThrow("needs id");
    // @ts-expect-error -- The types ask for it, too.
    await expect(client.call("DELETE /api/solutions/{id}")).rejects.toThrow("needs id");
    // @ts-expect-error -- And know the calls.
    await expect(client.call("GET /api/nothing")).rejects.toThrow("There is no call");
  });
});

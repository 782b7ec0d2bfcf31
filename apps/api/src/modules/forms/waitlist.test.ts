import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";

const entry = { name: "Ines Kallio", email: "Ines@Pellwater.example", businessType: "service" };
const join = async (app: FastifyInstance, payload: object = entry, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/api/forms/waitlist", payload, headers });

describeDatabases("the waitlist", (storage) => {
  const build = async () => buildTestApp({ storage: storage() });
  const leads = async () => storage().db.selectFrom("leads").selectAll().execute();
  const deliveries = async () => storage().db.selectFrom("outbox").selectAll().execute();

  test("stores a person once within a minute and once per key", async () => {
    const app = await build();
    const response = await join(app);
    expect(response.statusCode).toBe(201);
    const { id } = response.json<{ id: string }>();
    expect((await join(app)).json()).toEqual({ id });
    const key = { "idempotency-key": "k" };
    const keyed = (await join(app, { ...entry, businessType: "saas" }, key)).json<object>();
    expect((await join(app, { ...entry, businessType: "saas" }, key)).json()).toEqual(keyed);
    expect((await join(app, { ...entry, businessType: "retail" }, key)).statusCode).toBe(409);
    const [first, ...others] = (await leads()).toSorted((a) => (a.id === id ? -1 : 1));
    expect(others).toHaveLength(1);
    expect(first).toMatchObject({ id, form: "waitlist", email: "ines@pellwater.example", suspect: 0 });
    expect(JSON.parse(first?.fields ?? "")).toEqual(entry);
    expect(await deliveries()).toHaveLength(2);
  });

  test("keeps a filled honeypot as suspect, without a delivery", async () => {
    expect((await join(await build(), { ...entry, website: "x" })).statusCode).toBe(201);
    expect((await leads())[0]?.suspect).toBe(1);
    expect(await deliveries()).toEqual([]);
  });
});

describe("an invalid entry for the waitlist", () => {
  test("gets a problem that names each field", async () => {
    const response = await join(await buildTestApp(), { name: "", email: "ines", businessType: "bank" });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      issues: [
        { path: "name", message: "Enter your name" },
        { path: "email", message: "Enter an email address like name@company.com" },
        { path: "businessType", message: "Choose your type of business" },
      ],
    });
  });

  test("is rejected as anything but JSON, and beyond the rate limit", async () => {
    const app = await buildTestApp({ env: { RATE_FORMS: "2" } });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams(entry).toString();
    const sent = await app.inject({ method: "POST", url: "/api/forms/waitlist", payload, headers: form });
    expect(sent.statusCode).toBe(415);
    expect((await join(app)).statusCode).toBe(201);
    expect((await join(app)).statusCode).toBe(429);
  });
});

import { expect, onTestFinished, test, vi } from "vitest";
import type { Storage } from "../../storage/storage.ts";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { audit, idOf, intake, post, send } from "../../testing/form-calls.ts";

const rowsOf = async ({ db }: Storage) => db.selectFrom("leads").selectAll().execute();

describeDatabases("an Idempotency-Key", (storage) => {
  const build = async () => buildTestApp({ storage: storage() });

  test.each(["intake", "audit"])("is bound to the answers sent with it (%s)", async (form) => {
    const app = await build();
    const [answers, key] = [form === "intake" ? intake : audit, { "idempotency-key": "a-1" }];
    const first = idOf(await post(app, form, answers, key));
    expect(idOf(await post(app, form, Object.fromEntries(Object.entries(answers).toReversed()), key))).toBe(first);
    expect((await send(app, form, answers, key)).headers.location).toBe(`/api/forms/thanks/${first}`);

    const other = { ...answers, email: "other@pellwater.example" };
    const refused = await post(app, form, other, key);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ type: "urn:thirtyfold:problem:conflict", title: "Conflict" });
    expect((await post(app, form, { ...answers, website: "https://spam.example" }, key)).statusCode).toBe(409);
    const page = await send(app, form, other, key);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([409, "text/html; charset=utf-8"]);
    expect(page.body).toContain('value="other@pellwater.example"');
    expect(await rowsOf(storage())).toHaveLength(1);

    expect(idOf(await post(app, form, other, { "idempotency-key": "a-2" }))).not.toBe(first);
    // The key decides, although these answers belong to another lead.
    expect((await post(app, form, other, key)).statusCode).toBe(409);
  });

  test.each(["intake", "audit"])(
    "can be a field of a form that the browser posts without script (%s)",
    async (form) => {
      const app = await build();
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
      onTestFinished(() => void vi.useRealTimers());
      const answers = form === "intake" ? intake : audit;
      const sendAs = async (attempt: string) => (await send(app, form, { ...answers, attempt })).headers.location;
      const first = await sendAs("a-1");
      vi.setSystemTime(Date.now() + 120_000);
      expect(await sendAs("a-1")).toBe(first);
      expect(await sendAs("a-2")).not.toBe(first);
      const leads = await rowsOf(storage());
      expect(leads).toHaveLength(2);
      expect(leads.map(({ fields }) => fields).join(" ")).not.toContain("attempt");
    },
  );

  test("is scoped to one form", async () => {
    const app = await build();
    const key = { "idempotency-key": "a-1" };
    const first = idOf(await post(app, "intake", intake, key));
    expect(idOf(await post(app, "audit", audit, key))).not.toBe(first);
  });

  test("is remembered for answers already sent within a minute without it or under another key", async () => {
    const app = await build();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const first = idOf(await post(app, "intake", intake));
    const keys = ["a-1", "a-2"].map((key) => ({ "idempotency-key": key }));
    for (const key of keys) expect(idOf(await post(app, "intake", intake, key))).toBe(first);
    vi.setSystemTime(Date.now() + 60_000);
    for (const key of keys) {
      expect(idOf(await post(app, "intake", intake, key))).toBe(first);
      expect((await post(app, "intake", { ...intake, message: "Changed" }, key)).statusCode).toBe(409);
    }
    expect(await rowsOf(storage())).toHaveLength(1);
  });

  test("can be reused once its lead is erased", async () => {
    const app = await build();
    const key = { "idempotency-key": "a-1" };
    const first = idOf(await post(app, "intake", intake, key));
    await storage().db.deleteFrom("leads").where("id", "=", first).execute();
    expect(idOf(await post(app, "intake", { ...intake, message: "Changed" }, key))).not.toBe(first);
  });

  test("stores one lead for twenty identical requests at once, and for one of two different answers", async () => {
    const app = await build();
    const key = { "idempotency-key": "k" };
    const twenty = Array.from({ length: 20 }, (_, n) => n);
    const same = await Promise.all(twenty.map(async () => post(app, "intake", intake, key)));
    expect(new Set(same.map(idOf)).size).toBe(1);
    const mixed = await Promise.all(twenty.map(async (n) => post(app, "audit", { problem: `${n % 2}` }, key)));
    const taken = mixed.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(10);
    expect(new Set(taken.map(idOf)).size).toBe(1);
    expect(mixed.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
    expect(await rowsOf(storage())).toHaveLength(2);
    expect(await storage().db.selectFrom("outbox").selectAll().execute()).toHaveLength(2);
  });
});

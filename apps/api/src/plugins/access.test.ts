import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { permissions } from "../people/permissions.ts";
import { addPerson } from "../people/person-store.ts";
import { openSession } from "../people/session-store.ts";
import { inTransaction } from "../storage/transaction.ts";
import { buildTestApp } from "../testing/build-test-app.ts";
import { connectSocket } from "../testing/connect-socket.ts";
import { describeDatabases } from "../testing/describe-databases.ts";
import { adminToken, call, type Headers } from "../testing/desk-calls.ts";

const env = { ADMIN_TOKEN: adminToken, ALLOWED_ORIGINS: "https://app.example" };
const hour = 60 * 60 * 1000;
const cookie = (secret: string): Headers => ({ cookie: `desk=${secret}` });

describeDatabases("who may make which call", (storage) => {
  /** A person with a session, which a row of the matrix may end. */
  async function person(name: string, role: "member" | "owner") {
    const { db } = storage();
    const { id } = await addPerson(db, name, role, Date.now());
    return async () =>
      cookie(await inTransaction(db, async (trx) => openSession(trx, { personId: id, way: "link" }, Date.now())));
  }

  async function everybody(): Promise<Record<string, () => Headers | Promise<Headers>>> {
    const { db } = storage();
    const [member, owner, disabled] = [
      await person("Member", "member"),
      await person("Owner", "owner"),
      await person("Gone", "owner"),
    ];
    await db.updateTable("people").set({ disabled_at: 1 }).where("name", "=", "Gone").execute();
    return {
      nobody: () => ({}),
      visitor: () => cookie("0123456789abcdef"),
      disabled,
      member,
      owner,
      expired: async () => {
        const headers = await owner();
        await db
          .updateTable("sessions")
          .set({ seen_at: Date.now() - 12 * hour })
          .execute();
        return headers;
      },
      "other origin": async () => ({ ...(await owner()), origin: "https://evil.example" }),
      "allowed origin": async () => ({ ...(await owner()), origin: "https://app.example" }),
      token: () => ({ authorization: `Bearer ${adminToken}` }),
    };
  }

  function expected(name: string, who: string): "passes" | 401 | 403 {
    const access = permissions[name];
    if (who === "other origin" && !name.startsWith("GET")) return 403;
    if (access === "anybody") return "passes";
    if (access === "token") return who === "token" ? "passes" : 401;
    if (who === "owner") return "passes";
    // Another origin may not use the session of a person at the desk.
    if (who !== "member") return 401;
    return access === "member" ? "passes" : 403;
  }

  const passes = (status: number) => (status === 401 || status === 403 ? status : "passes");

  it("matches the permissions table, for every call and caller", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    const callers = await everybody();
    const [real, wanted]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
    for (const name of Object.keys(permissions)) {
      for (const [who, headers] of Object.entries(callers)) {
        const { statusCode } = await call(app, name.replace(/:\w+/, "unknown"), await headers());
        real[`${name} by ${who}`] = passes(statusCode);
        wanted[`${name} by ${who}`] = expected(name, who);
      }
    }
    expect(real).toEqual(wanted);
  });

  it("is enforced by the socket, for both desk frames and every caller", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const real: Record<string, unknown> = {};
    for (const [who, headers] of Object.entries(await everybody())) {
      const own = await headers();
      const socket = await connectSocket(address, own).catch((error: unknown) => String(error));
      if (typeof socket === "string") {
        real[who] = socket;
        continue;
      }
      // Callers who get no reply to the other frames get one to the last.
      socket.send({ type: "watch_desk" });
      socket.send({ type: "subscribe", roomId: "ann_support", userId: "support" });
      socket.send({ type: "subscribe", roomId: "ann_ben", userId: "ann" });
      await vi.waitFor(() => expect(socket.all("subscription_confirmed").at(-1)?.roomId).toBe("ann_ben"));
      const told = socket.frames.filter(({ type }) => type !== "connection" && type !== "presence");
      real[who] = told.slice(0, 2).map((frame) => (frame.type === "error" ? frame.code : frame.type));
      socket.socket.terminate();
    }
    const [refused, taken] = [
      ["forbidden", "forbidden"],
      ["desk_people", "subscription_confirmed"],
    ];
    expect(real).toEqual({
      nobody: refused,
      visitor: refused,
      disabled: refused,
      member: taken,
      owner: taken,
      expired: refused,
      "other origin": "Error: Unexpected server response: 403",
      "allowed origin": refused,
      token: refused,
    });
  });

  it("limits how many invalid cookies of an address are looked up in the database per minute", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ...env, RATE_READ: "0", RATE_DESK: "3" } });
    const one = await (await person("One", "owner"))();
    const statusOf = async (headers: Headers) => (await call(app, "GET /api/desk/counts", headers)).statusCode;
    const statuses: number[] = [];
    // Each with another secret, alternating with calls without a cookie.
    for (let n = 0; n < 4; n += 1) statuses.push(await statusOf(cookie(`made-up-${n}`)), await statusOf({}));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 401]);
    const refused = await call(app, "GET /api/desk/counts", one);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
  });

  it("is limited by session, so that people behind one address share no limit; strangers by address", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ...env, RATE_READ: "2", RATE_DESK: "5" } });
    const [one, other] = [await (await person("One", "owner"))(), await (await person("Other", "owner"))()];
    const statuses = async (headers: Headers, times: number) => {
      const answers = [];
      for (let n = 0; n < times; n += 1) answers.push((await call(app, "GET /api/desk/counts", headers)).statusCode);
      return answers;
    };
    expect(await statuses(cookie("0123456789abcdef"), 3)).toEqual([401, 401, 429]);
    expect(await statuses(one, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(other, 5)).toEqual([200, 200, 200, 200, 200]);
    const refused = await call(app, "GET /api/desk/counts", one);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const { body } = await app.inject("/metrics");
    expect(body).toContain('rate_limited_total{road="call",kind="desk"} 2');
  });

  it("has no entry for a call that does not exist", async () => {
    const app = await buildTestApp({ storage: storage(), env });
    const names = Object.keys(permissions).map((name) => name.split(" "));
    const missing = names.filter(([method = "", url = ""]) => !app.hasRoute({ method, url }));
    expect(missing).toEqual([]);
  });
});

describe("a route of the desk or of administrators", () => {
  it.each(["/api/desk/other", "/api/admin/other", "/api/desk"])(
    "prevents the start without an entry: %s",
    async (url) => {
      const probe = async (app: FastifyInstance) => void app.get(url, () => "secret");
      await expect(buildTestApp({ probe })).rejects.toThrow(`GET ${url} has no entry in people/permissions.ts`);
    },
  );

  it("prevents the start at any address if its description requires a sign-in", async () => {
    const schema = { security: [{ bearer: [] }] };
    const probe = async (app: FastifyInstance) => void app.post("/api/things", { schema }, () => "secret");
    await expect(buildTestApp({ probe })).rejects.toThrow("POST /api/things has no entry");
  });
});

describe("the desk without ADMIN_TOKEN and without people", () => {
  it("does not exist", async () => {
    const app = await buildTestApp();
    for (const name of Object.keys(permissions).filter((known) => known.includes("/api/desk/"))) {
      const response = await call(app, name.replace(/:\w+/, "x"), {}, name.startsWith("GET") ? undefined : {});
      expect({ name, status: response.statusCode }).toEqual({ name, status: 404 });
    }
  });
});

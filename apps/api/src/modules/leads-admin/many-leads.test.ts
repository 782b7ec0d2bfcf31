import type { LeadsFilter } from "@thirtyfold/api-contract/desk";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { isPostgres } from "../../storage/dialect.ts";
import type { Database } from "../../storage/schema.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { type ExplainedRow, rowsRead } from "../../testing/query-plan.ts";
import { listDeskLeads, pageOfLeads } from "./desk-lead-store.ts";

const many = 10_000;
const step = 500;
const begin = 1_700_000_000_000;
const forms = ["intake", "audit", "waitlist", "applications"];
const states = ["new", "talking", "won", "lost", "spam"];

/** Adds leads of all kinds, a minute apart. */
async function addLeads(db: Kysely<Database>): Promise<void> {
  const lead = (n: number) => ({
    id: `lead-${n}`,
    form: forms[n % 4] ?? "",
    created_at: begin + n * 60_000,
    email: "",
    suspect: 0,
    fields: "{}",
    fingerprint: null,
    state: states[n % 5] ?? "",
    assignee: n % 3 === 0 ? "ines" : null,
    source: n % 2 === 0 ? "october" : "direct",
    search: `visitor ${n}\nwhere is my invoice`,
  });
  for (let from = 0; from < many; from += step) {
    const rows = Array.from({ length: step }, (_, n) => lead(from + n));
    await db.insertInto("leads").values(rows).execute();
  }
  // As PostgreSQL does on its own; SQLite plans without it here.
  if (isPostgres(db)) await sql`analyze leads`.execute(db);
}

type Read = {
  /** Number of leads read; unknown on SQLite. */
  leads?: number;
  /** How SQLite finds or sorts them. */
  ways?: string[];
};

/** Measures what a page costs. */
async function readOf(db: Kysely<Database>, filter: LeadsFilter): Promise<Read> {
  const query = pageOfLeads(db, filter);
  if (isPostgres(db)) {
    const [explained] = await query.explain<ExplainedRow>("json", sql`analyze`);
    return { leads: rowsRead(explained, "leads") };
  }
  const plan = await query.explain<{ detail: string }>(undefined, sql`query plan`);
  return { ways: plan.map(({ detail }) => detail).filter((detail) => /\bleads\b|TEMP/.test(detail)) };
}

/** The most leads read along a filter's index, or along the newest where PostgreSQL finds one in five among them. */
const few = 400;
const middle = begin + (many / 2) * 60_000;

describeDatabases(`any filter of ${many} leads`, (storage) => {
  test("is one indexed statement that reads few leads; several filters or an empty search read each once at most", async () => {
    const { db } = storage();
    await addLeads(db);
    const filters: readonly (readonly [filter: LeadsFilter, most: number])[] = [
      [{}, few],
      [{ state: "won" }, few],
      [{ source: "october" }, few],
      [{ from: middle }, few],
      [{ to: middle }, few],
      [{ state: "won", from: middle }, few],
      [{ form: "audit" }, few],
      [{ assignee: "ines" }, few],
      [{ assignee: "none" }, few],
      [{ form: "applications", state: "lost", source: "direct", assignee: "none", from: begin, to: middle }, many / 4],
      [{ q: "invoice" }, few],
      [{ q: "nobody's word" }, many],
      [{ form: "audit", assignee: "nobody" }, few],
    ];
    for (const [filter, most] of filters) {
      const { leads = 0, ways = [] } = await readOf(db, filter);
      expect({ filter, most: Math.max(leads, most) }).toEqual({ filter, most });
      // Along an index, so that nothing is sorted afterwards.
      for (const way of ways) expect(way).toMatch(/^(SEARCH|SCAN) leads USING INDEX /);
    }
    let statements = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    for (const [filter] of filters) await listDeskLeads(counted, filter);
    expect(statements).toBe(filters.length);
  });
});

import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app.ts";
import { describeDatabases } from "../../testing/describe-databases.ts";
import { adminToken, call, signInInvited, signInOwner } from "../../testing/desk-calls.ts";
import { pdf } from "../../testing/documents.ts";

type Log = { data: { action: string; personId: string; personName: string; subject: string | null }[] };

describeDatabases("the log", (storage) => {
  it("records what leaves by the administrator's token, what is erased with it, and each resume download", async () => {
    const app = await buildTestApp({ storage: storage(), env: { ADMIN_TOKEN: adminToken } });
    const ines = await signInOwner(app);
    const { person, headers: tomas } = await signInInvited(app, ines, "Tomas Verhale");
    const row = { email: "ines@pellwater.example", suspect: 0, fields: "{}", fingerprint: null } as const;
    const { db } = storage();
    const ids = ["a", "b", "c"];
    await db
      .insertInto("leads")
      .values(ids.map((id) => ({ ...row, id, form: "applications", created_at: Date.now() })))
      .execute();
    await db
      .insertInto("resumes")
      .values({ lead_id: "a", name: "cv.pdf", media_type: "application/pdf", content: pdf() })
      .execute();
    await db.deleteFrom("actions").execute();

    const token = { authorization: `Bearer ${adminToken}` };
    const statuses = [];
    for (const name of [
      "GET /api/admin/leads",
      "GET /api/admin/leads?format=csv",
      "GET /api/admin/leads/a/resume",
      "GET /api/admin/leads/b/resume",
      "DELETE /api/admin/leads/b",
      "DELETE /api/admin/leads/b",
      "DELETE /api/admin/leads?email=ines%40pellwater.example",
    ]) {
      statuses.push((await call(app, name, token)).statusCode);
      if (name.endsWith("/a/resume")) await call(app, "GET /api/desk/leads/a/resume", tomas);
    }
    expect(statuses).toEqual([200, 200, 200, 404, 204, 404, 200]);

    const { data } = (await call(app, "GET /api/desk/log", ines)).json<Log>();
    const lines = data.map(({ personName, action, subject }) => [personName, action, subject].join(" ").trim());
    expect(lines.toSorted()).toEqual([
      "The administrator's token lead-erased a",
      "The administrator's token lead-erased b",
      "The administrator's token lead-erased c",
      "The administrator's token leads-exported",
      "The administrator's token leads-exported",
      "The administrator's token resume-downloaded a",
      "Tomas Verhale resume-downloaded a",
    ]);
    expect(new Set(data.map(({ personId }) => personId))).toEqual(new Set(["token", person.id]));
  });
});

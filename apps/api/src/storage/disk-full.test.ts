import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openStorage } from "./open-storage.ts";

// Writes in parallel until writing fails, then reports which leads were acknowledged and how the others failed.
const program = `
  const { openStorage } = await import(${JSON.stringify(new URL("./open-storage.ts", import.meta.url).href)});
  const { db, close } = await openStorage({ dataDir: process.argv[1] });
  const acknowledged = [], failures = [];
  const rest = { form: "intake", created_at: 1, email: "", suspect: 0, fingerprint: null };
  const write = async (id) => {
    try {
      await db.transaction().execute((trx) => trx.insertInto("leads").values({ id, fields: "x".repeat(3000), ...rest }).execute());
      acknowledged.push(id);
    } catch (error) {
      failures.push({ name: error.name, kind: error.kind });
    }
  };
  for (let round = 0; round < 100 && failures.length === 0; round += 1) {
    await Promise.all(Array.from({ length: 10 }, (_, n) => write(round + "-" + n)));
  }
  const read = (await db.selectFrom("leads").select("id").execute()).length;
  await close();
  console.log(JSON.stringify({ acknowledged, failures, read }));
`;

test("when writes fail, what was acknowledged is stored and the rest is refused as not stored", async () => {
  const directory = mkdtempSync(join(tmpdir(), "thirtyfold-"));
  // A limit on file sizes (in blocks of 512 bytes) simulates a full disk: the same writes fail, for this process only.
  const limited = `ulimit -f 1600 && exec "$0" --input-type=module --eval "$1" "$2"`;
  const child = spawn("/bin/sh", ["-c", limited, process.execPath, program, directory]);
  const [output, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(problems).toBe("");
  const { acknowledged, failures, read } = JSON.parse(output) as {
    acknowledged: string[];
    failures: { name: string; kind: string }[];
    read: number;
  };
  // How many fit depends on how many each commit includes, and so on how busy the machine is.
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.every(({ name, kind }) => name === "StorageError" && ["full", "away"].includes(kind))).toBe(true);
  expect(read).toBe(acknowledged.length);

  const { db, close } = await openStorage({ dataDir: directory });
  const stored = await db.selectFrom("leads").select("id").execute();
  expect(stored.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  await close();
  rmSync(directory, { recursive: true });
});

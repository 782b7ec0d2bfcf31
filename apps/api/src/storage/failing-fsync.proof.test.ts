import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryDirectory } from "../testing/build-test-app.ts";
import { expectStored, expectWhole, sendForm, unlimited } from "../testing/lead-visitors.ts";
import { proofSize, proved } from "../testing/proof.ts";
import { type ServerProcess, startServer } from "../testing/start-server.ts";

const wanted = proofSize("failing-fsync")("refusals");
/** libfiu (Debian: fiu-utils) sits between the server and the system, and makes selected calls fail. */
const library = ["/usr/lib/fiu", "/usr/local/lib/fiu"].find((folder) => existsSync(folder));
const visitors = 4;
const refusalsPerLife = 100;
const points = ["posix/io/sync/fsync", "posix/io/sync/fdatasync"];

/** Makes the server's fsync calls fail from now on, all of them or a share; 0: none. */
function failFsync(fifo: string, pid: number | undefined, share: 0 | 0.2 | 1): void {
  const command = share === 0 ? "disable" : share === 1 ? "enable" : "enable_random";
  const random = share === 0.2 ? `,probability=${share}` : "";
  for (const point of points) {
    const args = ["-f", fifo, "-c", `${command} name=${point}${random}`, String(pid)];
    const { status, stderr } = spawnSync("fiu-ctrl", args, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  }
}

type Life = { server: ServerProcess; address: string; acknowledged: Set<string>; refused: number };

async function send(life: Life, visitor: string, form: number): Promise<number> {
  const { status, id } = await sendForm(life.address, visitor, form);
  expect([201, 503, 507]).toContain(status);
  if (status === 201) life.acknowledged.add(String(id));
  else life.refused += 1;
  return status;
}

/** Some calls fail, then all, then none; then the server is killed. */
async function live(life: Life, name: string, fifo: string, refusals: number): Promise<void> {
  const { pid } = life.server;
  failFsync(fifo, pid, 0.2);
  const visit = async (visitor: string) => {
    for (let form = 0; life.refused < refusals; form += 1) await send(life, visitor, form);
  };
  await Promise.all(Array.from({ length: visitors }, async (_, n) => visit(`${name}-${n}`)));
  failFsync(fifo, pid, 1);
  const all = Array.from({ length: 2 * visitors }, async (_, n) => send(life, `${name}-all`, n));
  expect((await Promise.all(all)).filter((status) => status === 201)).toEqual([]);
  expect((await fetch(`${life.address}/healthz`)).status).toBe(200);
  failFsync(fifo, pid, 0);
  await vi.waitFor(async () => expect(await send(life, `${name}-again`, 1)).toBe(201), 30_000);
  life.server.signal("SIGKILL");
  await life.server.ended;
}

test.skipIf(library === undefined)(
  "what can't be reliably written to disk is never reported as stored",
  {
    timeout: 7_200_000,
  },
  async () => {
    const dataDir = await temporaryDirectory();
    const fifo = join(await temporaryDirectory(), "fiu");
    const preload = ["fiu_run_preload.so", "fiu_posix_preload.so"].map((name) => join(library ?? "", name)).join(":");
    const acknowledged = new Set<string>();
    let refused = 0;
    let stored = 0;
    for (let number = 0; refused < wanted; number += 1) {
      const env = { ...unlimited, DATA_DIR: dataDir, LD_PRELOAD: preload, FIU_CTRL_FIFO: fifo, FIU_ENABLE: "" };
      const server = startServer(env);
      const life = { server, address: await server.address, acknowledged, refused: 0 };
      await live(life, String(number), fifo, Math.min(refusalsPerLife, wanted - refused));
      refused += life.refused;
      const next = startServer({ ...unlimited, DATA_DIR: dataDir });
      stored = await expectStored(await next.address, acknowledged);
      next.signal("SIGTERM");
      await next.ended;
      await expectWhole({ dataDir });
    }
    expect(refused).toBeGreaterThanOrEqual(wanted);
    proved(
      `${refused} forms refused because fsync failed, ${acknowledged.size} acknowledged and all there after kill -9, ${stored - acknowledged.size} refused and there all the same`,
    );
  },
);

import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryDirectory } from "../testing/build-test-app.ts";
import { expectStored, expectWhole, sendForm, unlimited } from "../testing/lead-visitors.ts";
import { proofSize, proved } from "../testing/proof.ts";
import { startServer } from "../testing/start-server.ts";

const times = proofSize("disk-full")("times");
const mayMount = process.platform === "linux" && process.getuid?.() === 0;
const visitors = 4;
/** Forms that must be refused before the disk gets free space again. */
const refusals = 12;

function mount(directory: string, ...options: string[]): void {
  const { status, stderr } = spawnSync("mount", ["-t", "tmpfs", "-o", options.join(","), "tmpfs", directory]);
  expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: "" });
}

/** A disk of 4 MiB, which a few visitors' data fills quickly. */
async function smallDisk(): Promise<string> {
  const directory = join(await temporaryDirectory(), "disk");
  await mkdir(directory);
  mount(directory, "size=4m");
  onTestFinished(() => void spawnSync("umount", ["--lazy", directory]));
  return directory;
}

test.skipIf(!mayMount)(
  "on a full disk, nothing is reported as stored that is not, and freed space restores everything",
  {
    timeout: 3_600_000,
  },
  async () => {
    const sums = { acknowledged: 0, refused: 0 };
    for (let time = 0; time < times; time += 1) {
      const dataDir = await smallDisk();
      const server = startServer({ ...unlimited, DATA_DIR: dataDir });
      const address = await server.address;
      const acknowledged = new Set<string>();
      let refused = 0;
      const visit = async (visitor: string) => {
        for (let form = 0; refused < refusals; form += 1) {
          const { status, id } = await sendForm(address, visitor, form);
          expect([201, 503, 507]).toContain(status);
          if (status === 201) acknowledged.add(String(id));
          else refused += 1;
        }
      };
      await Promise.all(Array.from({ length: visitors }, async (_, n) => visit(`${time}-${n}`)));
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      await expectStored(address, acknowledged);

      mount(dataDir, "remount", "size=64m");
      await vi.waitFor(async () => {
        const { status, id } = await sendForm(address, `${time}-again`, 1);
        expect(status).toBe(201);
        acknowledged.add(String(id));
      }, 30_000);
      server.signal("SIGKILL");
      await server.ended;

      const next = startServer({ ...unlimited, DATA_DIR: dataDir });
      await expectStored(await next.address, acknowledged);
      next.signal("SIGTERM");
      await next.ended;
      await expectWhole({ dataDir });
      sums.acknowledged += acknowledged.size;
      sums.refused += refused;
    }
    proved(
      `${times} times a full disk, ${sums.acknowledged} leads acknowledged and all there after kill -9, ${sums.refused} refused`,
    );
  },
);

/** Writes one backup, using the files in `workerData`. */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { writeBackup } from "./write-backup.ts";

const { from, to } = z.object({ from: z.string(), to: z.string() }).parse(workerData);
// A thread has its own priority only on Linux.
if (process.platform === "linux") setPriority(19);
parentPort?.postMessage(await writeBackup(from, to));

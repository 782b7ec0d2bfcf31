/** Writes one backup, from and to the files in `workerData`. */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { writeBackup } from "./write-backup.ts";

const { from, to } = z.object({ from: z.string(), to: z.string() }).parse(workerData);
// Only on Linux a thread has its own priority.
if (process.platform === "linux") setPriority(19);
parentPort?.postMessage(await writeBackup(from, to));

/** The thread that writes one backup: `workerData` says from where and to which file. */
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { writeBackup } from "./write-backup.ts";

const { from, to } = z.object({ from: z.string(), to: z.string() }).parse(workerData);
// On Linux a thread of its own; elsewhere it would be the process's.
if (process.platform === "linux") setPriority(19);
parentPort?.postMessage(await writeBackup(from, to));

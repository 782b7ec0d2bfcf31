import type { TaskName } from "./tasks.ts";

/** Tasks that need the demo agents' code, which a thread loads for the first of them. */
export const lateTasks: ReadonlySet<TaskName> = new Set(["agent", "tool"] as const);

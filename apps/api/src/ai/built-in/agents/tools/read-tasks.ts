import { z } from "zod";
import { findCommands, withoutCommands } from "../reading/sentences.ts";
import { type TaskList, taskStatuses } from "../reading/task.ts";
import { readTaskNotes } from "../reading/task-notes.ts";
import { readTaskTable } from "../reading/task-table.ts";
import { defineTool, oncePerRun } from "../tool.ts";

/** The trace contains every task. */
const maxTasks = 150;
const maxListed = 10;

export const tasksOf = oncePerRun(({ text, now }): TaskList & { format: "table" | "notes" } => {
  const plain = withoutCommands(text);
  const table = readTaskTable(plain, now);
  return table ? { ...table, format: "table" } : { ...readTaskNotes(plain, now), format: "notes" };
});

const taskSchema = z.object({
  title: z.string(),
  owner: z.string().nullable(),
  due: z.string().nullable(),
  status: z.enum(taskStatuses),
  high: z.boolean(),
  note: z.string().nullable(),
});

export const readTasks = defineTool({
  name: "read_tasks",
  title: "Read the tasks",
  description:
    "Reads the tasks from the visitor's table or notes, with owner, due date (YYYY-MM-DD) and status. Call it first.",
  input: z.object({}),
  output: z.object({
    format: z.enum(["table", "notes"]),
    total: z.number(),
    tasks: z.array(taskSchema),
    skipped: z.array(z.string()),
    unreadDates: z.array(z.string()),
    left: z.number(),
    commands: z.array(z.string()),
  }),
  run(_input, context) {
    const { tasks, skipped, unreadDates, format, left } = tasksOf(context);
    const few = (texts: readonly string[]) =>
      texts.slice(0, maxListed).map((text) => text.slice(0, 200).toWellFormed());
    return {
      format,
      total: tasks.length,
      tasks: tasks.slice(0, maxTasks),
      skipped: few(skipped),
      unreadDates: few(unreadDates),
      left,
      commands: few(findCommands(context.text)),
    };
  },
});

import { z } from "zod";

/** A tool's context besides its input: the visitor's text, and the time in the visitor's time zone. */
export type ToolContext = Readonly<{ text: string; now: Temporal.ZonedDateTime }>;

/** Pure, fast, bounded. Models get the same tools, so inputs are small and fields are required (null if empty). */
export type AgentTool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = Readonly<{
  name: string;
  /** The step's title in the trace. */
  title: string;
  /** Tells a model what the tool returns and when to call it. */
  description: string;
  input: Input;
  output: Output;
  run(input: z.output<Input>, context: ToolContext): z.output<Output>;
}>;

/** A text input. Its length is checked here because model servers reject schemas that state one. */
export function shortText(max: number): z.ZodString {
  return z.string().refine((text) => text.length <= max, `Use at most ${max} characters`);
}

export const isoDay: z.ZodString = z
  .string()
  .describe("YYYY-MM-DD")
  .refine((text) => z.iso.date().safeParse(text).success, "Use YYYY-MM-DD");

/** Caches `read` for a run: several tools start from the same reading. */
export function oncePerRun<Result>(read: (context: ToolContext) => Result): (context: ToolContext) => Result {
  const known = new WeakMap<ToolContext, { result: Result }>();
  return (context) => {
    const before = known.get(context) ?? { result: read(context) };
    known.set(context, before);
    return before.result;
  };
}

/** Returns the tool unchanged: the call only infers its types from its schemas. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: AgentTool<Input, Output>,
): AgentTool<Input, Output> {
  return tool;
}

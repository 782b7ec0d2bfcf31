import { z } from "zod";

/** What a tool may look at beside its input: the visitor's text, and the time where the visitor is. */
export type ToolContext = Readonly<{ text: string; now: Temporal.ZonedDateTime }>;

/**
 * A tool of the demo agents: pure, fast, bounded. The built-in agents call it, and a model is offered it as a function,
 * so its input is small (nobody repeats the visitor's text) and its fields are required, null where there is nothing.
 */
export type AgentTool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = Readonly<{
  name: string;
  /** What its step is called in the trace. */
  title: string;
  /** For a model: what it gives, and when to call it. */
  description: string;
  input: Input;
  output: Output;
  run(input: z.output<Input>, context: ToolContext): z.output<Output>;
}>;

/** A text of a tool's input. Its length is checked here: model servers refuse a schema that tells it. */
export function shortText(max: number): z.ZodString {
  return z.string().refine((text) => text.length <= max, `Use at most ${max} characters`);
}

export const isoDay: z.ZodString = z
  .string()
  .describe("YYYY-MM-DD")
  .refine((text) => z.iso.date().safeParse(text).success, "Use YYYY-MM-DD");

/** Does `read` once for a run: several tools start from the same reading of the text. */
export function oncePerRun<Result>(read: (context: ToolContext) => Result): (context: ToolContext) => Result {
  const known = new WeakMap<ToolContext, { result: Result }>();
  return (context) => {
    const before = known.get(context) ?? { result: read(context) };
    known.set(context, before);
    return before.result;
  };
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: AgentTool<Input, Output>,
): AgentTool<Input, Output> {
  return tool;
}

import { type RunStep, traceLimits } from "@thirtyfold/api-contract";
import { clip, type Recorder } from "../built-in/agents/recorder.ts";
import type { AgentTool } from "../built-in/agents/tool.ts";
import { ProviderError } from "../provider.ts";

/** A tool call as the model wrote it; `arguments` should be JSON. */
export type ModelCall = { id: string; name: string; arguments: string };

/** Maximum characters of a call's arguments, of its trace, and of the result for the model. */
const longest = { arguments: 20_000, traced: 500, result: 16_000 } as const;

/** Runs a tool on the visitor's text. A {@link ProviderError} ends the whole run. */
export type RunTool = (tool: AgentTool, input: object) => Promise<object>;

/**
 * Returns the tool's output as JSON, or an error that the model can correct. @throws {ProviderError} if no other call
 * would help.
 */
export async function* callTool(
  { recorder, runTool }: { recorder: Recorder; runTool: RunTool },
  tools: readonly AgentTool[],
  call: ModelCall,
): AsyncGenerator<{ step: RunStep }, string> {
  const since = recorder.elapsed();
  const problem = yield* run({ recorder, runTool }, tools, call);
  if (typeof problem !== "string") return clip(JSON.stringify(problem.output), longest.result);
  const output = { error: problem };
  const name = clip(call.name, traceLimits.toolName);
  yield recorder.add({
    kind: "tool",
    title: `Could not call ${name}`,
    tool: { name, input: clip(call.arguments, longest.traced), output },
    since,
    status: "failed",
  });
  return JSON.stringify(output);
}

async function* run(
  { recorder, runTool }: { recorder: Recorder; runTool: RunTool },
  tools: readonly AgentTool[],
  call: ModelCall,
): AsyncGenerator<{ step: RunStep }, { output: unknown } | string> {
  const tool = tools.find(({ name }) => name === call.name);
  if (!tool) return `There is no such tool. There are: ${tools.map(({ name }) => name).join(", ")}`;
  if (call.arguments.length > longest.arguments) return "The arguments are too long";
  const input = tool.input.safeParse(parseJson(call.arguments));
  if (!input.success) {
    const issues = input.error.issues.map(({ path, message }) => `${path.join(".") || "arguments"}: ${message}`);
    return clip(issues.join("; "), longest.traced);
  }
  const since = recorder.elapsed();
  try {
    const output = await runTool(tool, input.data);
    yield recorder.called(tool, { input: input.data, output, since });
    return { output };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    return "The tool could not work with these arguments";
  }
}

/** Undefined for invalid JSON; {} for an empty text, which servers send for tools without input. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === "" ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

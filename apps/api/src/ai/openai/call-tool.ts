import { type RunStep, traceLimits } from "@thirtyfold/api-contract";
import { clip, type Recorder } from "../built-in/agents/recorder.ts";
import type { AgentTool } from "../built-in/agents/tool.ts";
import { ProviderError } from "../provider.ts";

/** A tool call as a model writes it; `arguments` should be JSON. */
export type ModelCall = { id: string; name: string; arguments: string };

/** What a model may write into a call, and what it is told of the result: characters. */
const longest = { arguments: 20_000, traced: 500, result: 16_000 } as const;

/** Runs a tool on what the visitor wrote. It throws what ends the whole run as {@link ProviderError}. */
export type RunTool = (tool: AgentTool, input: object) => Promise<object>;

/**
 * Runs a model's tool call by `runTool` and gives what the model is told of it: the output as JSON, or an error where the call
 * can't be run, so that the model can mend it.
 * @throws {ProviderError} where no other call would do better.
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

/** The output, or what is wrong with the call. */
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

/** Undefined for what is no JSON; nothing at all is an empty object, which servers send for tools without input. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === "" ? {} : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

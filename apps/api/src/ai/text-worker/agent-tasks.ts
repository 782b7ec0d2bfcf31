import type { AgentResult } from "../agent.ts";
import { zonedNow } from "../built-in/agents/clock.ts";
import { runBuiltInAgent } from "../built-in/agents/run-agent.ts";
import type { AgentTool } from "../built-in/agents/tool.ts";
import { toolBox } from "../built-in/agents/tool-box.ts";
import { checkAmounts } from "../built-in/agents/tools/check-amounts.ts";
import type { AgentTask, ToolTask } from "./tasks.ts";

export function runAgent({ kind, text, clock }: AgentTask): AgentResult {
  return runBuiltInAgent(kind, text, clock);
}

/** @throws {ZodError} for input that the tool does not accept; {Error} for a tool that this agent does not have */
export function runTool({ tool: name, kind, input, text, clock }: ToolTask): object {
  const tool = [...toolBox[kind], checkAmounts as AgentTool].find((one) => one.name === name);
  if (!tool) throw new Error(`No tool ${name}`);
  return tool.run(tool.input.parse(input), { text, now: zonedNow(clock) });
}

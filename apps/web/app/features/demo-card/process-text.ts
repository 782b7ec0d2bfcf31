import { type TryAgent, tryPage } from "@thirtyfold/content";
import { readableText } from "../../lib/readable-text.ts";
import { askAgent, DemoError } from "./ask-agent.ts";
import type { Fallback, RunAction } from "./demo-run.ts";

type Processing = {
  cancel: AbortSignal;
  /** Called with each step until the run is cancelled. */
  report: (action: RunAction) => void;
  fallback: Fallback | undefined;
};

/** Runs an agent on a text and reports its progress, up to its result or failure. */
export async function processText(
  agent: TryAgent,
  text: string,
  { cancel, report, fallback }: Processing,
): Promise<void> {
  try {
    const answer = askAgent(requestFor(agent, text), cancel);
    let next = await answer.next();
    for (; !next.done; next = await answer.next()) {
      report("step" in next.value ? { type: "stepped", step: next.value.step } : { type: "grew", ...next.value });
    }
    report({ type: "answered", text: next.value.text, trace: next.value.trace });
  } catch (error) {
    const message = error instanceof DemoError ? error.message : tryPage.otherError;
    if (!cancel.aborted) report({ type: "failed", message, fallback: await exampleFrom(fallback, text) });
  }
}

/** The server uses its own system message instead of the one that SPEC has a client send. */
function requestFor({ name, lead, demoType }: TryAgent, text: string) {
  return {
    messages: [
      { role: "system" as const, content: `You are the ${name}. ${lead}` },
      { role: "user" as const, content: readableText(text) },
    ],
    demoType,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** An example is a courtesy: if it cannot be created, the error is shown alone. */
async function exampleFrom(fallback: Fallback | undefined, text: string): Promise<string> {
  try {
    return (await fallback?.(text)) ?? "";
  } catch {
    return "";
  }
}

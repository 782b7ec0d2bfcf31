import { type TryAgent, tryPage } from "@thirtyfold/content";
import { useEffect, useReducer, useRef } from "react";
import { type DemoRun, idleRun, type RunAction, reduceRun } from "./demo-run.ts";

/** Makes an example in place of a result that did not come, from the visitor's text (SPEC, section 4). */
export type Fallback = (text: string) => string | Promise<string>;

export type DemoRunControls = Readonly<{
  run: DemoRun;
  dispatch: (action: RunAction) => void;
  /** Hands the text to the agent. Whatever ran before is given up. */
  start: (text: string) => void;
  /** Stops the run; the server stops the model. */
  cancel: () => void;
  /** Back to the beginning. */
  reset: () => void;
}>;

/** The runs of one agent, one at a time. */
export function useDemoRun(agent: TryAgent, fallback: Fallback | undefined): DemoRunControls {
  const [run, dispatch] = useReducer(reduceRun, idleRun);
  const request = useRef<AbortController | null>(null);
  // Whoever leaves the page pays for no more words.
  useEffect(() => () => request.current?.abort(), []);

  const end = (action: RunAction) => {
    request.current?.abort();
    request.current = null;
    dispatch(action);
  };
  return {
    run,
    dispatch,
    start(text) {
      end({ type: "started" });
      const call = new AbortController();
      request.current = call;
      void process(agent, text, { cancel: call.signal, dispatch, fallback });
    },
    cancel: () => end({ type: "cancelled" }),
    reset: () => end({ type: "reset" }),
  };
}

type Processing = {
  cancel: AbortSignal;
  dispatch: (action: RunAction) => void;
  fallback: Fallback | undefined;
};

async function process(agent: TryAgent, text: string, { cancel, dispatch, fallback }: Processing): Promise<void> {
  const tell = (action: RunAction) => {
    if (!cancel.aborted) dispatch(action);
  };
  try {
    const { askAgent } = await import("./ask-agent.ts");
    const answer = askAgent(requestFor(agent, text), cancel);
    let next = await answer.next();
    for (; !next.done; next = await answer.next()) {
      tell("step" in next.value ? { type: "stepped", step: next.value.step } : { type: "grew", ...next.value });
    }
    tell({ type: "answered", text: next.value.text, trace: next.value.trace });
  } catch (error) {
    if (cancel.aborted) return;
    const message = error instanceof Error && error.name === "DemoError" ? error.message : tryPage.otherError;
    tell({ type: "failed", message, fallback: await exampleFrom(fallback, text) });
  }
}

/** The server has a system message of its own in place of the one that SPEC has a client send. */
function requestFor({ name, lead, demoType }: TryAgent, text: string) {
  return {
    messages: [
      { role: "system" as const, content: `You are the ${name}. ${lead}` },
      { role: "user" as const, content: text },
    ],
    demoType,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** An example is a courtesy: where it cannot be made, the error stands alone. */
async function exampleFrom(fallback: Fallback | undefined, text: string): Promise<string> {
  try {
    return (await fallback?.(text)) ?? "";
  } catch {
    return "";
  }
}

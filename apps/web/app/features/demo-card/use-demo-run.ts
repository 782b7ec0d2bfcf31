import { type TryAgent, tryPage } from "@thirtyfold/content";
import { useEffect, useReducer, useRef } from "react";
import { latePart } from "../../lib/late.tsx";
import { holdPage } from "../../lib/late-page.ts";
import { type DemoRun, type Fallback, idleRun, type RunAction, reduceRun } from "./demo-run.ts";

const processing = latePart(() => import("./process-text.ts"));

export type DemoRunControls = Readonly<{
  run: DemoRun;
  dispatch: (action: RunAction) => void;
  /** Fetches the code of a run ahead, so that a lost connection is reported by the run. */
  prepare: () => void;
  /** Starts a run, cancelling the previous one. */
  start: (text: string) => void;
  /** Cancels the run here and on the server. */
  cancel: () => void;
  reset: () => void;
}>;

/** An agent's runs, one at a time. */
export function useDemoRun(agent: TryAgent, fallback: Fallback | undefined): DemoRunControls {
  const [run, dispatch] = useReducer(reduceRun, idleRun);
  const request = useRef<AbortController | null>(null);
  // Stops paying for words once the visitor has left.
  useEffect(() => () => request.current?.abort(), []);
  const running = run.state === "processing";
  useEffect(() => (running ? holdPage() : undefined), [running]);

  const end = (action: RunAction) => {
    request.current?.abort();
    request.current = null;
    dispatch(action);
  };
  return {
    run,
    dispatch,
    prepare: processing.fetch,
    start(text) {
      end({ type: "started" });
      const call = new AbortController();
      request.current = call;
      const report = (action: RunAction) => {
        if (!call.signal.aborted) dispatch(action);
      };
      processing.load().then(
        ({ processText }) => processText(agent, text, { cancel: call.signal, report, fallback }),
        () => report({ type: "failed", message: tryPage.otherError, fallback: "" }),
      );
    },
    cancel: () => end({ type: "cancelled" }),
    reset: () => end({ type: "reset" }),
  };
}

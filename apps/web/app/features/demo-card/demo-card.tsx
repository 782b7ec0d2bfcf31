import { type TryAgent, tryPage } from "@thirtyfold/content";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { latePart, useLate } from "../../lib/late.tsx";
import { DemoForm } from "./demo-form.tsx";
import { type Fallback, runMark } from "./demo-run.ts";
import { PlannedRun } from "./planned-run.tsx";
import { SampleList } from "./sample-list.tsx";
import { useDemoInput } from "./use-demo-input.ts";
import { useDemoRun } from "./use-demo-run.ts";
import { useSharedRun } from "./use-shared-run.ts";

/**
 * In UTF-16 code units, as the server counts: `limits.historyCharacters` of the contract, against which a test checks
 * it. Importing it would pull in the file that forms send with: 2.5 kB and a request, which this page needs for nothing
 * else.
 */
const longestInput = 16_000;

const runView = latePart(() => import("./run-view.tsx").then((module) => module.RunView));

type DemoCardProps = {
  agent: TryAgent;
  /** Creates an example if no result arrives. */
  fallback?: Fallback;
  /** Called when a visitor reaches for the form, which is the time to fetch the code of `fallback`. */
  onReach?: () => void;
};

/** SPEC, "Playground": the agent and how it works left of the fold, input and result right of it. */
export function DemoCard({ agent, fallback, onReach }: DemoCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const runPart = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const { run, dispatch, prepare, start, cancel, reset } = useDemoRun(agent, fallback);
  useSharedRun(agent, run, dispatch);
  const { loaded: RunView, failed, fetch } = useLate(runView);
  const leaveLink = useLeaveLink();
  const processing = run.state === "processing";

  const submit = () => {
    if (processing) return;
    const wrong = whatIsWrong(input.text);
    setError(wrong);
    if (wrong !== undefined) {
      form.current?.querySelector("textarea")?.focus();
      return;
    }
    fetch();
    input.remember();
    start(input.text);
    leaveLink();
  };
  const input = useDemoInput({ key: agent.demoType, form, onEdit: () => setError(undefined), onSubmit: submit });
  const close = () => {
    reset();
    leaveLink();
    form.current?.querySelector("textarea")?.focus();
  };
  const startOver = () => {
    input.put("");
    close();
  };

  const reach = () => {
    fetch();
    prepare();
    onReach?.();
  };

  const { state, shared } = run;
  useEffect(() => {
    if (state === "opening") fetch();
    const brokenLink = state === "error" && shared;
    if (state === "processing" || state === "replaying" || brokenLink) bringIntoView(runPart.current);
  }, [state, shared, fetch]);

  return (
    <div className="grid grid-cols-1 rounded-md border border-line wide:grid-cols-[calc(30%+var(--tf-gutter)*0.3)_1fr]">
      <SampleList agent={agent} onPick={input.put} />
      <DemoForm
        form={form}
        agent={agent}
        field={input.field}
        error={error}
        processing={processing}
        done={state === "result"}
        onReach={reach}
        onSubmit={submit}
        onReset={startOver}
      />
      <div
        ref={runPart}
        className="col-span-full grid scroll-mt-22 scroll-mb-6 border-t border-line wide:min-h-130 wide:grid-cols-subgrid"
      >
        {RunView && state !== "idle" ? (
          <RunView agent={agent} run={run} onCancel={cancel} onRetry={submit} onClose={close} />
        ) : (
          <PlannedRun agent={agent} busy={state !== "idle"} failed={failed && state !== "idle"} />
        )}
      </div>
    </div>
  );
}

function whatIsWrong(text: string): string | undefined {
  if (text.trim() === "") return tryPage.emptyInput;
  const over = text.length - longestInput;
  if (over <= 0) return undefined;
  const [most, more] = [longestInput.toLocaleString("en-US"), over.toLocaleString("en-US")];
  return `Use at most ${most} characters. Remove ${more}, or hand it over in parts.`;
}

/** Removes a shared run from the URL once something else is shown. */
function useLeaveLink() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return () => {
    if (hash.startsWith(runMark)) void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  };
}

function bringIntoView(part: HTMLElement | null) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  part?.scrollIntoView({ block: "nearest", behavior: still ? "instant" : "smooth" });
}

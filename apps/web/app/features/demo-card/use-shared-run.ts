import { type TryAgent, tryPage } from "@thirtyfold/content";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { latePart } from "../../lib/late.tsx";
import { type DemoRun, type RunAction, runMark } from "./demo-run.ts";

const sharedLinks = latePart(() => import("./trace-link.ts"));

/** Pause between two steps of a replay, in ms: enough to read a title. */
const pace = 420;

/** Opens the run in the URL, if there is one, and replays it step by step, or all at once under reduced motion. */
export function useSharedRun(agent: TryAgent, run: DemoRun, dispatch: (action: RunAction) => void): void {
  const { hash } = useLocation();
  const fragment = hash.startsWith(runMark) ? hash : undefined;

  useEffect(() => {
    if (fragment === undefined) return;
    const gone = new AbortController();
    const report = (action: RunAction) => {
      if (!gone.signal.aborted) dispatch(action);
    };
    dispatch({ type: "link-followed" });
    sharedLinks
      .load()
      .then(({ openLink }) => openLink(fragment, agent))
      .then(report, () => report({ type: "link-failed", message: tryPage.notLoaded }));
    return () => gone.abort();
  }, [fragment, agent, dispatch]);

  const { state, steps } = run;
  useEffect(() => {
    if (state !== "replaying") return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => dispatch({ type: "replay-stepped" }), still ? 0 : pace);
    return () => clearTimeout(timer);
  }, [state, steps, dispatch]);
}

import { type TryAgent, tryRun } from "@thirtyfold/content";
import type { RunAction } from "./demo-run.ts";
import { openTrace } from "./trace-link.ts";

const { broken, tooLong } = tryRun.replay;

/** What a link with a run in it leads to: its replay, or what is wrong with it. */
export async function openLink(fragment: string, { demoType }: TryAgent): Promise<RunAction> {
  const trace = await openTrace(fragment, demoType);
  if (trace === "too-long") return { type: "link-failed", message: tooLong };
  return trace === "broken" ? { type: "link-failed", message: broken } : { type: "replayed", trace };
}

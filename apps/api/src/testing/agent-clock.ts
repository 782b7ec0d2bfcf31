import { zonedNow } from "../ai/built-in/agents/clock.ts";
import type { ToolContext } from "../ai/built-in/agents/tool.ts";

/** Monday, November 23, 2026, 10:00 in Berlin: the time in the agents' tests. */
export const monday = { now: Date.parse("2026-11-23T09:00:00Z"), timeZone: "Europe/Berlin", elapsed: () => 0 };

/** A tool's context for a text on that day. */
export function contextOf(text: string, clock: { now: number; timeZone: string } = monday): ToolContext {
  return { text, now: zonedNow(clock) };
}

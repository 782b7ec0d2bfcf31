import { type TryType, trySamples } from "@thirtyfold/content";
import { fillDates } from "./fill-dates.ts";

/** The text of a sample, its dates counted from `today`. */
export function sampleText(demoType: TryType, index: number, today: Date): string {
  return fillDates(trySamples[demoType][index] ?? "", today);
}
